import type { Tx } from "@perya/postgres";
import type { ListedGame } from "../catalogue.ts";
import { searchOf } from "../search/fold.ts";
import { keepOwnWords, selectOwnWords, updateWords, type Words } from "./own-words.store.ts";

/**
 * The overrides; null restores the vendor's value, and a missing field stays as it is.
 */
export type WordsChange = { readonly [Name in keyof Words]?: Words[Name] | null | undefined };

/**
 * Overrides a vendor's values of a game. Overrides survive updates of the vendor's list, and the
 * vendor's own values are kept under them.
 */
export async function sayOfGame(tx: Tx, game: ListedGame, change: WordsChange): Promise<void> {
  const known = await selectOwnWords(tx, game.id);
  const said = known?.said ?? wordsOf(game);
  const entries = Object.entries({ ...known?.own, ...change }).filter(
    ([, value]) => value !== null && value !== undefined,
  );
  const own: Partial<Words> = Object.fromEntries(entries);
  const words = { ...said, ...own };
  await keepOwnWords(tx, game.id, { own, said });
  await updateWords(tx, game.id, words, searchOf(words.displayName, game.name, game.vendorName));
}

/** A game's current overrides. */
export function wordsOf({ displayName, gameType, classify, iconUrl, showIconUrl }: Words): Words {
  return { displayName, gameType, classify, iconUrl, showIconUrl };
}
