import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { z } from "zod";
import { askVendor, type AskVendorRefusal, type Operator } from "../vendors/ask-vendor.ts";
import { slugOf, type GameType, type Vendor } from "../catalogue.ts";
import { typeInCategory } from "../categories/category-of.ts";
import { keepOwnWords, selectOwnWordsOf } from "../games/own-words.store.ts";
import { upsertGame, withdrawGames } from "../games/write-games.store.ts";
import { bumpVersion } from "../vendors/vendors.store.ts";

const MAX_GAMES = 20_000;
const MAX_LINES = 1_000_000;

/** A bet in every currency it can be placed in, in ledger units. */
const bets = z.record(z.string().regex(/^[A-Z]{3}$/), z.string().regex(/^\d{1,18}$/));
const list = z
  .array(
    z.object({
      game_code: z.string().min(1).max(128),
      name: z.string().min(1).max(200),
      enabled: z.boolean().default(true),
      category: z.string().max(100).default(""),
      product: z.string().max(100).default(""),
      url_thumb: z.string().max(1_000).default(""),
      url_background: z.string().max(1_000).default(""),
      rtp: z
        .union([z.string(), z.number()])
        .default("")
        .transform(String)
        .pipe(z.string().regex(/^(\d{1,3}(\.\d{1,4})?)?$/)),
      demo_game_support: z.boolean().default(false),
      // Beyond the protocol, for vendors that send it: what players filter slots by.
      min_bets: bets.default({}),
      // And what a game's page says of it.
      max_bets: bets.optional(),
      max_win: z
        .string()
        .regex(/^\d{1,9}(\.\d{1,4})?$/)
        .optional(),
      lines: z.number().int().min(0).max(MAX_LINES).default(0),
      // The vendor's featured games, applied to games that are new here; afterwards staff decide.
      hot: z.boolean().optional(),
    }),
  )
  .max(MAX_GAMES);

export type VendorGame = z.infer<typeof list>[number];

export interface SyncResult {
  readonly added: number;
  readonly changed: number;
}

/** Fetches the vendor's list of games. */
export async function fetchGameList(
  vendor: Vendor,
  operator: Operator,
): Promise<Result<VendorGame[], AskVendorRefusal | "VENDOR_SPOKE_NONSENSE">> {
  const answer = await askVendor(vendor, operator, "game/list", {});
  if (!answer.ok) return answer;
  const read = list.safeParse(answer.value);
  return read.success
    ? ok(read.data)
    : refuse("VENDOR_SPOKE_NONSENSE", z.prettifyError(read.error).slice(0, 500));
}

/**
 * Updates our list of the vendor's games. Games it no longer offers stay, but can't be opened.
 */
export async function applyGameList(
  tx: Tx,
  vendor: Vendor,
  games: readonly VendorGame[],
): Promise<SyncResult> {
  const offered = games.filter((game) => game.enabled);
  const ours = await selectOwnWordsOf(tx, vendor.id);
  let [added, changed] = [0, 0];
  for (const game of offered) {
    const said = {
      gameType: typeInCategory(vendor.vassalage, typeOf(game.category)),
      classify: game.category,
      iconUrl: absolute(game.url_thumb, vendor),
      showIconUrl: absolute(game.url_background, vendor),
    };
    const words = ours.get(game.game_code);
    if (words)
      await keepOwnWords(tx, words.gameId, {
        own: words.own,
        said: { ...said, displayName: game.name },
      });
    const outcome = await upsertGame(tx, {
      slug: slugOf(vendor.slug, game.game_code),
      vendorId: vendor.id,
      vendorName: vendor.name,
      code: game.game_code,
      name: game.name,
      supportPlay: game.demo_game_support,
      rtp: game.rtp,
      listed: true,
      minBets: game.min_bets,
      maxBets: game.max_bets ?? {},
      maxWin: game.max_win ?? "",
      lines: game.lines,
      isHot: game.hot ?? false,
      ...said,
      ...words?.own,
    });
    if (outcome === "added") added++;
    if (outcome === "changed") changed++;
  }
  const codes = offered.map((game) => game.game_code);
  changed += await withdrawGames(tx, vendor.id, codes);
  if (added + changed > 0) await bumpVersion(tx);
  return { added, changed };
}

/**
 * What vendors call their categories, looked for in this order: "Live Lottery" is live, "E-Sports"
 * are not sports.
 */
const CATEGORIES: readonly (readonly [RegExp, GameType])[] = [
  [/slot/i, "RNG"],
  [/live/i, "LIVE"],
  [/fish/i, "FISH"],
  [/e-?sport/i, "ESPORTS"],
  [/cock/i, "COCKFIGHT"],
  [/sport/i, "SPORTS"],
  [/e-?lott/i, "ELOTT"],
  [/lott/i, "LOTT"],
  [/pvp|^poker/i, "PVP"],
];

/**
 * The lobby for a game's category at its vendor; an unknown category counts as an instant game.
 */
function typeOf(category: string): GameType {
  return CATEGORIES.find(([words]) => words.test(category))?.[1] ?? "INHOUSE";
}

/**
 * Pictures may be given relative to the vendor's own address. Anything that is not http(s) is
 * dropped: the address ends up in a page.
 */
function absolute(address: string, vendor: Vendor): string {
  if (address === "") return "";
  const url = URL.parse(address, vendor.gamesUrl ?? undefined);
  return url && /^https?:$/.test(url.protocol) ? url.href : "";
}
