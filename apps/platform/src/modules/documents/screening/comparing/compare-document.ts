import type { Tx } from "@perya/postgres";
import { tellFact } from "../../../facts/index.ts";
import type { Document } from "../../document.ts";
import { updateHits } from "../../documents.store.ts";
import { documentListed } from "../../facts.ts";
import { loadedList } from "../loaded-list.ts";
import type { Screening } from "../screening.ts";

/**
 * Compares who a document names with what is listed now; its caller has locked it. A person who was
 * not found before takes a new look of staff, even where others were said to be someone else, and
 * of an approved document the fact is told. Returns the document as it is then; undefined where
 * there is no list.
 */
export async function compareDocument(
  tx: Tx,
  document: Document,
  screening: Screening = loadedList,
): Promise<Document | undefined> {
  const { id, state, fullName, birthDate, hits: before, hitsTotal: counted } = document;
  if (fullName === null || birthDate === null) return document;
  const found = await screening.find(tx, { fullName, birthDate });
  if (!found) return undefined;
  const { hits, total } = found;
  const known = new Set(before?.map(({ person }) => person));
  // Of very many the first ones are known, and of the others how many there are.
  const isMore = hits.length < total && counted !== null && total > counted;
  const isNew = isMore || hits.some(({ person }) => !known.has(person));
  // What was found of an approved document stays until staff have looked at it.
  if (!isNew && state === "APPROVED") return document;
  const cleared = isNew ? null : document.hitsClearedBy;
  const reason = isNew ? null : document.hitsClearedReason;
  const next: Document = {
    ...document,
    hits,
    hitsTotal: total,
    hitsClearedBy: cleared,
    hitsClearedReason: reason,
  };
  await updateHits(tx, id, next);
  if (isNew && state === "APPROVED") {
    const { player, publicId } = document;
    await tellFact(tx, documentListed, { player, document: publicId, persons: total });
  }
  return next;
}
