import { randomBytes } from "node:crypto";
import { newRsaPair, newSharedSecret, type RsaPair } from "@perya/secrets";
import { readConfig } from "../../apps/platform/src/config.ts";
import { findBrand } from "../../apps/platform/src/modules/brands/index.ts";
import {
  addTestGame,
  createVendor,
  type NewKey,
  type Vendor,
} from "../../apps/platform/src/modules/catalogue/index.ts";
import { createPlayer } from "../../apps/platform/src/modules/players/index.ts";
import { openSession } from "../../apps/platform/src/modules/rounds/index.ts";
import type { Platform } from "../../apps/platform/src/platform.ts";
import { openPlatform } from "../../apps/platform/src/open-platform.ts";

export const CURRENCY = "PHP";
export const VENDOR_GAME = "chaos-game";
/** The vendor that keeps money: the studio's arcade. */
export const KEEPER = "chaos-keeper";
const MOVERS = 4;
type Seat = "hub88" | "softswiss" | "studio";

export interface Player {
  readonly id: bigint;
  readonly user: string;
  readonly brandId: bigint;
  /** The player's opening balance, in ledger units. */
  readonly units: bigint;
  /** The wallet token of each vendor. */
  readonly tokens: Readonly<Record<Seat, string>>;
}

export interface Seeded {
  /** The vendors' numbers in the ledger. */
  readonly vendors: Readonly<Record<Seat | "keeper", number>>;
  readonly players: readonly [Player, ...Player[]];
  /** Players who move money to the vendor that keeps it, and do nothing else. */
  readonly movers: readonly Player[];
}

export interface Keys {
  readonly operator: RsaPair;
  readonly studio: RsaPair;
  readonly hub88: RsaPair;
  readonly softswiss: string;
}

const RICH_UNITS = 10_000_000_000n;
/**
 * Some players have little money, so that bets are refused and wins are spent before their
 * rollback.
 */
const POOR_UNITS = 3_000_000n;
const RICH = 9;
const POOR = 3;

export function makeKeys(): Keys {
  return {
    operator: newRsaPair(),
    studio: newRsaPair(),
    hub88: newRsaPair(),
    softswiss: newSharedSecret(),
  };
}

/**
 * Fills a migrated database: the studio and two vendors with their keys and games, and players with
 * money and a session at each vendor.
 */
export async function seed(
  env: NodeJS.ProcessEnv,
  keys: Keys,
  studioGames: readonly string[],
): Promise<Seeded> {
  const platform = await openPlatform(readConfig(env));
  try {
    const studio = await vendor(platform, {
      dialect: "hub88",
      slug: "chaos-studio",
      key: { publicKey: keys.studio.publicKey },
      games: studioGames,
    });
    const hub88 = await vendor(platform, {
      dialect: "hub88",
      slug: "chaos-hub",
      key: { publicKey: keys.hub88.publicKey },
      games: [VENDOR_GAME],
    });
    const softswiss = await vendor(platform, {
      dialect: "softswiss",
      slug: "chaos-soft",
      key: { secret: keys.softswiss },
      games: [VENDOR_GAME],
    });
    const vendors = { studio, hub88, softswiss };
    const keeper = await keeperOf(platform);
    const first = await player(platform, vendors, RICH_UNITS);
    const more = [
      ...Array.from({ length: RICH - 1 }, () => RICH_UNITS),
      ...Array.from({ length: POOR }, () => POOR_UNITS),
    ];
    const players: [Player, ...Player[]] = [first];
    for (const units of more) players.push(await player(platform, vendors, units));
    const movers: Player[] = [];
    for (let at = 0; at < MOVERS; at++) movers.push(await player(platform, vendors, POOR_UNITS));
    const numbers = { studio: studio.id, hub88: hub88.id, softswiss: softswiss.id };
    return { vendors: { ...numbers, keeper: keeper.id }, players, movers };
  } finally {
    await platform.close();
  }
}

async function keeperOf({ db, config }: Platform): Promise<Vendor> {
  const about = {
    slug: KEEPER,
    vassalage: "KEEPER",
    name: KEEPER,
    dialect: "hub88",
    gamesUrl: `${config.studioUrl}/arcade`,
    wallet: "transfer",
  } as const;
  const made = await db.inTransaction((tx) => createVendor(tx, config.secretKey, about, null));
  if (!made.ok) throw new Error(made.refusal);
  return made.value;
}

interface NewVendor {
  readonly dialect: "hub88" | "softswiss";
  readonly slug: string;
  readonly key: NewKey;
  readonly games: readonly string[];
}

function vendor(
  { db, config }: Platform,
  { dialect, slug, key, games }: NewVendor,
): Promise<Vendor> {
  return db.inTransaction(async (tx) => {
    const made = await createVendor(
      tx,
      config.secretKey,
      { slug, vassalage: "CHAOS", name: slug, dialect, gamesUrl: null },
      key,
    );
    if (!made.ok) throw new Error(made.refusal);
    for (const game of games) await addTestGame(tx, made.value, game);
    return made.value;
  });
}

async function player(
  { db, wallet }: Platform,
  vendors: Readonly<Record<Seat, Vendor>>,
  units: bigint,
): Promise<Player> {
  const brand = await findBrand(db, "*");
  return db.inTransaction(async (tx) => {
    const username = `chaos${randomBytes(6).toString("hex")}`;
    const made = await createPlayer(tx, {
      brandId: brand.id,
      country: brand.country,
      currency: CURRENCY,
      username,
      book: "test",
    });
    if (!made.ok) throw new Error(made.refusal);
    const { id, publicId } = made.value;
    const opened = await wallet.append(tx, [
      { kind: "open", player: id, key: `open:${id}`, currency: CURRENCY, book: "test" },
    ]);
    const paid = await wallet.append(tx, [
      { kind: "deposit", player: id, key: `deposit:chaos:${id}`, units },
    ]);
    if (!opened.ok || !paid.ok) throw new Error("The wallet refused to be seeded");
    const token = (seat: Seat) => openSession(tx, { playerId: id, vendorId: vendors[seat].id });
    return {
      id,
      user: publicId,
      brandId: brand.id,
      units,
      tokens: {
        hub88: await token("hub88"),
        softswiss: await token("softswiss"),
        studio: await token("studio"),
      },
    };
  });
}
