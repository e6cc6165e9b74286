import type { Platform } from "../../platform.ts";
import { lockUploaded, updateChecking } from "./documents.store.ts";
import { loadedList } from "./screening/loaded-list.ts";
import type { Screening } from "./screening/screening.ts";

/**
 * Begins the check of a document that was uploaded: who an identity document names is looked for
 * among listed persons, where there is a list, and from then on staff can decide it.
 */
export async function checkDocument(
  { db }: Platform,
  id: bigint,
  screening: Screening = loadedList,
): Promise<void> {
  await db.inTransaction(async (tx) => {
    const document = await lockUploaded(tx, id);
    if (!document) return;
    const { fullName, birthDate } = document;
    const named = fullName !== null && birthDate !== null ? { fullName, birthDate } : undefined;
    const found = named && (await screening.find(tx, named));
    await updateChecking(tx, id, found ?? null);
  });
}
