import type { Platform } from "../../platform.ts";
import { updateChecking } from "./documents.store.ts";

/** Begins the check of a document that was uploaded: from now on staff can decide it. */
export async function checkDocument({ db }: Platform, document: bigint): Promise<void> {
  await db.inTransaction((tx) => updateChecking(tx, document));
}
