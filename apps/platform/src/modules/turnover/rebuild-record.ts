import type { Tx } from "@perya/postgres";
import {
  addTwice,
  createWrong,
  lockSources,
  selectWrong,
  type ClosedSpans,
  type EntriesAgain,
  type WrongEntries,
} from "./record-again.store.ts";
import { placeMissing, putRight, updateWritten } from "./repair-record.store.ts";
import { tellSettled } from "./tell-settled.ts";

/**
 * Compares the record with the entries that its sources make, as rows, and with `repair` brings it
 * to them. Entries of days that are closed, the spans (brand_id, first, after), only count as wrong
 * and stay. Nobody books turnover until the transaction ends.
 */
export async function rebuildRecord(
  tx: Tx,
  again: EntriesAgain,
  closed: ClosedSpans,
  repair: boolean,
): Promise<WrongEntries> {
  await lockSources(tx);
  await createWrong(tx, again, closed);
  await addTwice(tx, closed);
  const wrong = await selectWrong(tx);
  if (!repair || wrong.missing + wrong.extra === wrong.closed) return wrong;
  for (const source of ["rounds", "lottery"] as const) await placeMissing(tx, source);
  await putRight(tx);
  for (const source of ["rounds", "lottery"] as const)
    await tellSettled(tx, source, await updateWritten(tx, source));
  return wrong;
}
