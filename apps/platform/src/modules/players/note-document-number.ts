import type { Tx } from "@perya/postgres";
import { upsertMark, type DocumentMark } from "./document-marks.store.ts";
import { personChanged } from "./facts.ts";
import { tellFact } from "../facts/index.ts";

/** Notes the number of a player's document, by which other accounts of the person are found. */
export async function noteDocumentNumber(
  tx: Tx,
  player: bigint,
  number: DocumentMark,
): Promise<void> {
  if (await upsertMark(tx, player, number)) await tellFact(tx, personChanged, { player });
}
