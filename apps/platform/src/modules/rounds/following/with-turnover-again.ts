import type { Tx } from "@perya/postgres";
import { lockFollower } from "../../wallet/index.ts";
import { settledElsewhere } from "../records/products.ts";
import { FOLLOWER } from "./follow-ledger.ts";
import {
  countUnrecorded,
  createRoundsAgain,
  dropRoundsAgain,
  entriesAgain,
  type EntryRows,
} from "./rounds-again.store.ts";

/**
 * Hands on, as rows, the entries of turnover that the ledger makes as far as the follower has read.
 * The follower stands still until the transaction ends. Throws when a betting record is missing:
 * only the record knows the category that a game had.
 */
export async function withTurnoverAgain<Value>(
  tx: Tx,
  work: (entries: EntryRows) => Promise<Value>,
): Promise<Value> {
  const readTo = await lockFollower(tx, FOLLOWER);
  await createRoundsAgain(tx, readTo, [...(await settledElsewhere(tx))]);
  const missing = await countUnrecorded(tx);
  if (missing > 0n) throw new Error(`${missing} rounds that ended have no betting record`);
  const value = await work(entriesAgain(readTo));
  await dropRoundsAgain(tx);
  return value;
}
