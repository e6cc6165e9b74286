import type { Tx } from "@perya/postgres";
import { createHash } from "node:crypto";
import { addJob } from "../../../../jobs/add-job.ts";
import type { Platform } from "../../../../platform.ts";
import { recordAudit } from "../../../audit/index.ts";
import { insertNames } from "../names.store.ts";
import type { Reading } from "./list.ts";
import { failComing } from "./lists.store.ts";
import { ListFault } from "../../../../lists/whole-rows.ts";
import { readRows } from "./read-rows.ts";
import { lockReading, putInForce, selectPiece, updateRead } from "./reading.store.ts";

/** Name of the job that deletes the names of lists that are not in force any more. */
export const CLEAR_LISTS = "screening-clear";

/** Names of one statement: far below the time that one may take, also on a busy machine. */
const MOST_NAMES = 500;

/**
 * Reads the next piece of the list that is coming, in a transaction of its own, so that a kill
 * loses a piece at most. After the last one the list is in force; a fault ends it and names the
 * line. Returns false when there is none, or another process reads it.
 */
export function readNextPiece({ db }: Platform): Promise<boolean> {
  return db.inTransaction(async (tx) => {
    const list = await lockReading(tx);
    if (!list) return false;
    try {
      await readPiece(tx, list);
    } catch (fault) {
      if (!(fault instanceof ListFault)) throw fault;
      await failComing(tx, list.id, fault.message);
      await addJob(tx, CLEAR_LISTS, {});
    }
    return true;
  });
}

async function readPiece(tx: Tx, list: Reading): Promise<void> {
  const piece = await selectPiece(tx, list.id, list.piecesRead);
  const isLast = list.bytesRead + BigInt(piece.length) === list.bytes;
  const read = readRows({
    bytes: Buffer.concat([list.rest, piece]),
    isLast,
    linesBefore: list.linesRead,
    columns: list.columns,
  });
  if (isLast && list.persons + read.persons === 0)
    throw new ListFault("The file is read to its end, and there is no person in it.");
  const { names, ...rest } = read;
  for (let from = 0; from < names.length; from += MOST_NAMES)
    await insertNames(tx, list.id, names.slice(from, from + MOST_NAMES));
  await updateRead(tx, list.id, { ...rest, names: names.length, bytes: piece.length });
  if (!isLast) return;
  await putInForce(tx, list.id, await hashOf(tx, list));
  await addJob(tx, CLEAR_LISTS, {});
  await recordAudit(tx, {
    actor: list.loadedBy,
    action: "screening.load",
    subject: list.file,
    brandId: null,
    after: { persons: list.persons + read.persons, names: list.names + names.length },
  });
}

async function hashOf(tx: Tx, { id, piecesRead }: Reading): Promise<Buffer> {
  const hash = createHash("sha256");
  for (let place = 0; place <= piecesRead; place++) hash.update(await selectPiece(tx, id, place));
  return hash.digest();
}
