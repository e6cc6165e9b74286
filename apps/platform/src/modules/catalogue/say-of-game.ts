import type { Tx } from "@perya/postgres";
import type { ListedGame } from "./catalogue.ts";
import { searchOf } from "./fold.ts";
import { keepOwnWords, selectOwnWords, updateWords, type Words } from "./own-words.store.ts";

/** What to say instead of the vendor; null goes back to what the vendor says, and what is left out stays. */
export type WordsChange = { readonly [Name in keyof Words]?: Words[Name] | null | undefined };

/** Says something of a game in the vendor's place. It stays when the vendor's list is read again, and the vendor's own words are kept under it. */
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

/** What is said of a game as it stands. */
export function wordsOf({ displayName, gameType, classify, iconUrl, showIconUrl }: Words): Words {
  return { displayName, gameType, classify, iconUrl, showIconUrl };
}
