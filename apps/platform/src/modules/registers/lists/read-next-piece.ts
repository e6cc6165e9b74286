import type { Tx } from "@perya/postgres";
import { addJob } from "../../../jobs/add-job.ts";
import { ListFault } from "../../../lists/whole-rows.ts";
import type { Platform } from "../../../platform.ts";
import { recordAudit } from "../../audit/index.ts";
import { brandById } from "../../brands/index.ts";
import type { Reading } from "./list.ts";
import { failComing } from "./lists.store.ts";
import { readMarks } from "./read-marks.ts";
import { insertMarks, lockReading, putInForce, selectPiece, updateRead } from "./reading.store.ts";

/** Name of the job that deletes what is kept of lists that are not in force any more. */
export const CLEAR_REGISTERS = "registers-clear";

/** Marks of one statement: far below the time that one may take, also on a busy machine. */
const MOST_MARKS = 2_000;

/**
 * Reads the next piece of a list that is coming, in a transaction of its own, so that a kill loses
 * a piece at most. After the last one the list is in force; a fault ends it and names the line.
 * Returns false when there is none, or another process reads it.
 */
export function readNextPiece({ db, config }: Platform): Promise<boolean> {
  return db.inTransaction(async (tx) => {
    const list = await lockReading(tx);
    if (!list) return false;
    try {
      await readPiece(tx, list, config.secretKey);
    } catch (fault) {
      if (!(fault instanceof ListFault)) throw fault;
      await failComing(tx, list.id, null, fault.message);
      await addJob(tx, CLEAR_REGISTERS, {});
    }
    return true;
  });
}

async function readPiece(tx: Tx, list: Reading, secretKey: string): Promise<void> {
  const brand = await brandById(tx, list.brandId);
  if (!brand) throw new Error(`Brand ${list.brandId} is gone`);
  const piece = await selectPiece(tx, list.id, list.piecesRead);
  const isLast = list.bytesRead + BigInt(piece.length) === list.bytes;
  const { marks, ...read } = readMarks(
    {
      bytes: Buffer.concat([list.rest, piece]),
      isLast,
      linesBefore: list.linesRead,
      columns: list.columns,
    },
    { secretKey, zone: brand.zone },
  );
  if (isLast && read.columns === null) throw new ListFault("The file is empty.");
  for (let from = 0; from < marks.length; from += MOST_MARKS)
    await insertMarks(tx, list.id, marks.slice(from, from + MOST_MARKS));
  await updateRead(tx, list.id, { ...read, bytes: piece.length });
  if (!isLast) return;
  await putInForce(tx, list);
  await addJob(tx, CLEAR_REGISTERS, {});
  await recordAudit(tx, {
    actor: list.loadedBy,
    action: "registers.load",
    subject: list.register,
    brandId: list.brandId,
    after: { file: list.file, persons: list.persons + read.persons },
  });
}
