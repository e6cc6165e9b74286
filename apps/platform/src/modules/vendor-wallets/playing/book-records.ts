import type { Tx } from "@perya/postgres";
import type { Answer, PlayedRecord } from "@perya/wallet-protocol";
import { recordsBooked } from "../metrics.ts";
import type { Wallet } from "../../wallet/index.ts";
import { addKept, walletsAt, type VendorWallet } from "../wallets.store.ts";
import { bookRollback } from "./book-rollback.ts";
import { changeOf, movementsOfRecord } from "./movements-of-record.ts";
import { insertRefused, refusedRounds } from "./records.store.ts";

/** The chain that records are written on: they come in hundreds, and nothing waits for them. */
const CHAIN = 5;

interface Ready {
  readonly record: PlayedRecord;
  readonly of: VendorWallet;
}

/** What the ledger answered, and what that did to what the vendor keeps, in ledger units. */
interface Booked extends Ready {
  readonly answers: readonly Answer[];
  readonly change: bigint;
}

/**
 * Books records in their order, each whole and once. One that can't be booked is kept for staff,
 * and so is what comes after it of the same round: a win of a bet that is not in the ledger would
 * pay from nowhere.
 */
export async function bookRecords(
  tx: Tx,
  wallet: Wallet,
  vendor: number,
  records: readonly PlayedRecord[],
): Promise<void> {
  const wallets = await walletsAt(tx, vendor, [...new Set(records.map(({ user }) => user))]);
  const rounds = [...new Set(records.map(({ round }) => round))];
  const refused = await refusedRounds(tx, vendor, rounds);
  for (const wave of wavesOf(records)) {
    const ready: Ready[] = [];
    for (const record of wave) {
      const of = wallets.get(record.user);
      const why = whyNot(record, of, refused);
      if (of && why === undefined) ready.push({ record, of });
      else await refuse(tx, vendor, record, why ?? "", refused);
    }
    for (const { record, of, answers, change } of await bookWave(tx, wallet, ready)) {
      const no = answers.find((answer) => !answer.ok);
      const [first] = answers;
      if (no && !no.ok) await refuse(tx, vendor, record, no.refusal, refused);
      else if (first?.ok && !first.receipt.replayed) {
        recordsBooked.inc({ outcome: "booked" });
        await addKept(tx, of, vendor, change);
      }
    }
  }
}

/** Books bets and wins at once, and then each rollback by itself. */
async function bookWave(tx: Tx, wallet: Wallet, ready: readonly Ready[]): Promise<Booked[]> {
  const plays = ready.filter(({ record }) => record.kind !== "rollback");
  const groups = plays.map(({ record, of }) => movementsOfRecord(of, record));
  const answers = groups.length === 0 ? [] : await wallet.appendEach(tx, groups, CHAIN);
  const booked: Booked[] = plays.map((one, at) => ({
    ...one,
    answers: answers[at] ?? [],
    change: changeOf(one.record),
  }));
  for (const one of ready)
    if (one.record.kind === "rollback")
      booked.push({ ...one, ...(await bookRollback(tx, wallet, one.of, one.record, CHAIN)) });
  return booked;
}

/**
 * Records of different rounds are booked at once; those of one round wait for the one before, which
 * may be refused.
 */
function wavesOf(records: readonly PlayedRecord[]): PlayedRecord[][] {
  const waves: PlayedRecord[][] = [];
  const next = new Map<string, number>();
  for (const record of records) {
    const at = next.get(record.round) ?? 0;
    next.set(record.round, at + 1);
    (waves[at] ??= []).push(record);
  }
  return waves;
}

function whyNot(
  record: PlayedRecord,
  of: VendorWallet | undefined,
  refused: ReadonlySet<string>,
): string | undefined {
  if (!of) return "UNKNOWN_PLAYER";
  if (of.currency !== record.currency) return "WRONG_CURRENCY";
  return refused.has(record.round) ? "ROUND_REFUSED" : undefined;
}

async function refuse(
  tx: Tx,
  vendor: number,
  record: PlayedRecord,
  why: string,
  refused: Set<string>,
): Promise<void> {
  refused.add(record.round);
  recordsBooked.inc({ outcome: why });
  await insertRefused(tx, vendor, record, why);
}
