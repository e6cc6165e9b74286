import type { Platform } from "../../../../platform.ts";
import { deleteLeftNames } from "../names.store.ts";
import { failLeft } from "./lists.store.ts";

/** Names of one transaction. */
const MOST = 5_000;

/** Ends lists that were not sent to their end, and deletes the names of those not in force. */
export async function clearLists({ db }: Platform): Promise<void> {
  await db.inTransaction((tx) => failLeft(tx));
  while ((await db.inTransaction((tx) => deleteLeftNames(tx, MOST))) > 0);
}
