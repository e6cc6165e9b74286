import type { Tx } from "@perya/postgres";
import { forgetUnused } from "./pictures.store.ts";
import { ADDRESSES } from "./pictures.ts";

/** Lists what a module's pages show: texts with addresses of pictures anywhere in them. */
export type ListsPictures = (tx: Tx) => Promise<readonly string[]>;

/**
 * Hours an unused picture is kept: staff may be about to use it, and an open page may still show
 * it.
 */
const UNUSED_HOURS = 24;

/** Deletes pictures unused for a day; returns how many. */
export async function forgetPictures(tx: Tx, shownBy: readonly ListsPictures[]): Promise<number> {
  const texts: string[] = [];
  for (const listShown of shownBy) texts.push(...(await listShown(tx)));
  const shown = texts.flatMap((text) => [...text.matchAll(ADDRESSES)].map(([, name = ""]) => name));
  return forgetUnused(tx, [...new Set(shown)], UNUSED_HOURS);
}
