import type { Tx } from "@perya/postgres";
import { makeKey } from "../keys/make-key.ts";
import { createVendor } from "../vendors/create-vendor.ts";
import { applyGameList, type VendorGame } from "./sync-games.ts";
import type { Vendor } from "../catalogue.ts";

/** Vendors of a benchmark catalogue; the games are dealt out to them in turn. */
const VENDORS = 20;
const FIRST = [
  "Amber",
  "Bamboo",
  "Coral",
  "Dawn",
  "Ember",
  "Fiesta",
  "Golden",
  "Harvest",
  "Ivory",
  "Jade",
  "Kite",
  "Lantern",
  "Mango",
  "Night",
  "Opal",
];
const SECOND = [
  "Bay",
  "Carnival",
  "Drum",
  "Express",
  "Festival",
  "Garden",
  "Harbor",
  "Island",
  "Jungle",
  "Kingdom",
  "Lagoon",
  "Market",
  "Nectar",
];
const KINDS = ["Slots", "Video Slots", "Jackpot Slots", "Megaways Slots"];
const OTHERS = ["Live Dealer", "Fishing", "PVP", "Dice"];
/** One game in this many is not a slot. */
const OTHER_EVERY = 10;
const BETS_CENTS = [10n, 20n, 100n, 500n];
const UNITS_PER_CENT = 1_000n;
const LINES = [0, 5, 10, 20, 25, 50];

export interface Filling {
  readonly games: number;
  /** Addresses of pictures, given to the games in turn; square, and three by four. */
  readonly pictures: readonly { readonly icon: string; readonly show: string }[];
}

/**
 * Fills the catalogue with made-up vendors and games, to measure lists of thousands: slots for the
 * most part, with distinct names. They are listed but can't be opened: no vendor is behind them.
 * The same numbers make the same games; those that are there already stay. Returns how many were
 * added.
 */
export async function fillCatalogue(
  tx: Tx,
  secretKey: string,
  { games, pictures }: Filling,
): Promise<number> {
  let added = 0;
  for (let number = 1; number <= VENDORS; number++) {
    const own = Array.from({ length: games }, (_, at) => at).filter(
      (at) => at % VENDORS === number - 1,
    );
    const vendor = await madeUpVendor(tx, secretKey, number);
    if (!vendor) continue;
    added += (
      await applyGameList(
        tx,
        vendor,
        own.map((at) => madeUpGame(at, pictures)),
      )
    ).added;
  }
  return added;
}

/** Undefined for one that already exists, with its games. */
async function madeUpVendor(
  tx: Tx,
  secretKey: string,
  number: number,
): Promise<Vendor | undefined> {
  const slug = `measuring-${number}`;
  const name = `${FIRST[number % FIRST.length]} Works ${number}`;
  const made = await createVendor(
    tx,
    secretKey,
    { slug, vassalage: `M${number}`, name, dialect: "softswiss", gamesUrl: null },
    makeKey("softswiss", undefined).key,
  );
  return made.ok ? made.value : undefined;
}

function madeUpGame(at: number, pictures: Filling["pictures"]): VendorGame {
  const other = at % OTHER_EVERY === OTHER_EVERY - 1;
  const round = Math.floor(at / OTHER_EVERY);
  const picture = pictures[at % Math.max(1, pictures.length)];
  const bet = BETS_CENTS[at % BETS_CENTS.length] ?? 0n;
  return {
    game_code: `game-${at}`,
    name:
      `${FIRST[at % FIRST.length]} ${SECOND[Math.floor(at / FIRST.length) % SECOND.length]} ` +
      `${at + 1}`,
    enabled: true,
    category: (other ? OTHERS[round % OTHERS.length] : KINDS[at % KINDS.length]) ?? "",
    product: "",
    url_thumb: picture?.icon ?? "",
    url_background: picture?.show ?? "",
    rtp: `9${4 + (at % 3)}.${String((at * 7) % 100).padStart(2, "0")}`,
    demo_game_support: at % 3 === 0,
    min_bets: { PHP: (bet * UNITS_PER_CENT).toString() },
    lines: other ? 0 : (LINES[at % LINES.length] ?? 0),
  };
}
