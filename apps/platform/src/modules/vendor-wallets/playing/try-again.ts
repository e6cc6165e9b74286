import type { Tx } from "@perya/postgres";
import type { WrittenRecord } from "@perya/wallet-protocol";
import type { Wallet } from "../../wallet/index.ts";
import { readWritten } from "../port-of.ts";
import { bookRecords } from "./book-records.ts";
import { noteTried, type SetAside } from "./set-aside.store.ts";

/**
 * Tries again to book records that were set aside, all that waits of their rounds among them. Bets
 * go first: a win that came before its bet is booked with it. One that can't be read may be a bet,
 * and what comes after it waits.
 */
export async function tryAgain(
  tx: Tx,
  wallet: Wallet,
  vendor: number,
  waiting: readonly SetAside[],
): Promise<void> {
  const tried = waiting
    .map((row) => ({ row, read: readWritten(row.written) }))
    .toSorted((a, b) => orderOf(a.read) - orderOf(b.read));
  const records = tried.map(({ read }) => read);
  const outcomes = await bookRecords(tx, wallet, vendor, records, new Set());
  for (const [at, { row }] of tried.entries())
    await noteTried(tx, row.id, outcomes[at]?.why ?? null);
}

function orderOf({ record }: WrittenRecord): number {
  return record === undefined || record.kind === "bet" ? 0 : 1;
}
