import type { Platform } from "../../platform.ts";
import { allBrands } from "../brands/index.ts";
import { recordYearsOf } from "../profiles/index.ts";
import { deleteOld } from "./messages.store.ts";

/**
 * Deletes messages that are older than records are kept: what a player was told, and when, is a
 * record. The house keeps them all as long as the strictest of its brands' laws has it.
 */
export async function forgetOld(platform: Platform): Promise<void> {
  const brands = await allBrands(platform.db, null);
  const years = await Promise.all(brands.map(({ id }) => recordYearsOf(platform, id)));
  await platform.db.inTransaction((tx) => deleteOld(tx, Math.max(...years)));
}
