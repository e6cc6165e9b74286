import type { Platform } from "../../../platform.ts";
import { failComing, selectLeft } from "./lists.store.ts";
import { deleteLeftMarks } from "./reading.store.ts";

/** Marks of one transaction. */
const MOST = 5_000;

/** Ends lists that were not sent to their end, and deletes the marks of those not in force. */
export async function clearLists({ db }: Platform): Promise<void> {
  await db.inTransaction(async (tx) => {
    for (const id of await selectLeft(tx))
      await failComing(tx, id, null, "The file was never sent to its end.");
  });
  while ((await db.inTransaction((tx) => deleteLeftMarks(tx, MOST))) > 0);
}
