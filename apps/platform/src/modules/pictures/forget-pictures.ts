import type { Tx } from "@perya/postgres";
import { forgetUnused } from "./pictures.store.ts";
import { ADDRESSES } from "./pictures.ts";

/** Says what a module's pages show: texts with addresses of pictures anywhere in them. */
export type TellsPictures = (tx: Tx) => Promise<readonly string[]>;

/** Hours for which a picture stays that nothing shows: staff may be about to use it, and a page may still be open on it. */
const UNUSED_HOURS = 24;

/** Forgets pictures that nothing has shown for a day; how many. */
export async function forgetPictures(tx: Tx, shownBy: readonly TellsPictures[]): Promise<number> {
  const texts: string[] = [];
  for (const tell of shownBy) texts.push(...(await tell(tx)));
  const shown = texts.flatMap((text) => [...text.matchAll(ADDRESSES)].map(([, name = ""]) => name));
  return forgetUnused(tx, [...new Set(shown)], UNUSED_HOURS);
}
