import type { Tx } from "@perya/postgres";
import type { WrittenRecord } from "@perya/wallet-protocol";
import type { Wallet } from "../../wallet/index.ts";
import { notePlaying } from "../automatic/visits.store.ts";
import { bookRecords } from "./book-records.ts";
import { refusedRounds, setAside, waitingOf } from "./set-aside.store.ts";
import { tryAgain } from "./try-again.ts";

/**
 * Books the records of a page. What can't be booked is set aside for staff and holds up nothing but
 * its own round, which is tried again whenever more of it comes: a vendor may tell a win before its
 * bet. Answers whose play it was.
 */
export async function bookPage(
  tx: Tx,
  wallet: Wallet,
  vendor: number,
  records: readonly WrittenRecord[],
): Promise<readonly bigint[]> {
  const rounds = [...new Set(records.flatMap(({ round }) => round ?? []))];
  const refused = await refusedRounds(tx, vendor, rounds);
  const outcomes = await bookRecords(tx, wallet, vendor, records, refused);
  let aside = false;
  for (const [at, { of, why }] of outcomes.entries()) {
    const record = records[at];
    if (!record || why === null) continue;
    await setAside(tx, vendor, record, of, why);
    aside = true;
  }
  const players = [...new Set(outcomes.flatMap(({ of }) => of?.id ?? []))];
  await notePlaying(tx, vendor, players);
  const waiting = aside ? await waitingOf(tx, vendor, rounds) : [];
  if (waiting.length > 0) await tryAgain(tx, wallet, vendor, waiting);
  return players;
}
