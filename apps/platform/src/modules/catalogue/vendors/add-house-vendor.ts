import type { Tx } from "@perya/postgres";
import type { GameNames } from "../games/game-names.ts";
import { slugOf, type GameType, type Vendor } from "../catalogue.ts";
import { selectVendorGames } from "../games/games.store.ts";
import { keepOwnWords, selectOwnWordsOf } from "../games/own-words.store.ts";
import { upsertGame } from "../games/write-games.store.ts";
import { bumpVersion, insertVendor, selectVendor } from "./vendors.store.ts";

/** One of the platform's own games. */
export interface HouseGame {
  readonly code: string;
  readonly name: string;
  /** Its names in languages, when it is added. */
  readonly names?: GameNames;
  readonly gameType: GameType;
  readonly classify: string;
  /** The address of its 3:4 picture; the middle of it is the square one. */
  readonly picture: string;
}

/** The vendor and games that house bets are booked on. */
export interface HouseBooks {
  readonly vendorId: number;
  /** The games' ids by their codes. */
  readonly gameIds: ReadonlyMap<string, bigint>;
}

/**
 * Registers one of the platform's own vendors with its games, or updates the games. The operator's
 * settings stay.
 */
export async function addHouseVendor(
  tx: Tx,
  about: Pick<Vendor, "slug" | "vassalage" | "name">,
  games: readonly HouseGame[],
): Promise<HouseBooks> {
  const made = await insertVendor(tx, { ...about, dialect: "house", gamesUrl: null });
  const vendor = made ?? (await selectVendor(tx, about.slug));
  if (vendor?.dialect !== "house") throw new Error(`The vendor ${about.slug} is not the house's`);
  let changes = made ? 1 : 0;
  const ours = await selectOwnWordsOf(tx, vendor.id);
  for (const { picture, gameType, classify, ...game } of games) {
    const said = { gameType, classify, iconUrl: picture, showIconUrl: picture };
    const words = ours.get(game.code);
    if (words)
      await keepOwnWords(tx, words.gameId, {
        own: words.own,
        said: { ...said, displayName: game.name },
      });
    const outcome = await upsertGame(tx, {
      supportPlay: false,
      rtp: "",
      listed: true,
      minBets: {},
      lines: 0,
      ...game,
      slug: slugOf(vendor.slug, game.code),
      vendorId: vendor.id,
      vendorName: vendor.name,
      ...said,
      ...words?.own,
    });
    if (outcome !== "same") changes++;
  }
  if (changes > 0) await bumpVersion(tx);
  const stored = await selectVendorGames(tx, vendor.id);
  return { vendorId: vendor.id, gameIds: new Map(stored.map(({ code, id }) => [code, id])) };
}
