import type { Tx } from "@perya/postgres";
import type { Answer, PlayedRecord, WrittenRecord } from "@perya/wallet-protocol";
import { recordsBooked } from "../metrics.ts";
import type { Wallet } from "../../wallet/index.ts";
import { addKept, walletsAt, type VendorWallet } from "../wallets.store.ts";
import { bookRollback } from "./book-rollback.ts";
import { changeOf, movementsOfRecord } from "./movements-of-record.ts";

/** The chain that records are written on: they come in hundreds, and nothing waits for them. */
const CHAIN = 5;

/** What became of a record. */
export interface Outcome {
  readonly of: VendorWallet | undefined;
  /** Why it was not booked; null when it is, from before or now. */
  readonly why: string | null;
}

interface Ready {
  readonly at: number;
  readonly record: PlayedRecord;
  readonly of: VendorWallet;
}

/** What the ledger answered, and what that did to what the vendor keeps, in ledger units. */
interface Booked extends Ready {
  readonly answers: readonly Answer[];
  readonly change: bigint;
}

/**
 * Books records in their order, each whole and once, and answers what became of each. After one
 * that can't be booked nothing of the same round is: a win of a bet that is not in the ledger would
 * pay from nowhere. `refused` are such rounds of before, and gets those of now.
 */
export async function bookRecords(
  tx: Tx,
  wallet: Wallet,
  vendor: number,
  records: readonly WrittenRecord[],
  refused: Set<string>,
): Promise<Outcome[]> {
  const wallets = await walletsAt(tx, vendor, [...new Set(records.map(({ user }) => user ?? ""))]);
  const outcomes: Outcome[] = [];
  const settle = (at: number, of: VendorWallet | undefined, why: string | null) => {
    const round = records[at]?.round ?? null;
    if (why !== null && round !== null) refused.add(round);
    outcomes[at] = { of, why };
  };
  for (const wave of wavesOf(records)) {
    const ready: Ready[] = [];
    for (const at of wave) {
      const { record, user, fault } = records[at] as WrittenRecord;
      const of = wallets.get(user ?? "");
      const why = record ? whyNot(record, of, refused) : `UNREADABLE: ${fault}`;
      if (record && of && why === null) ready.push({ at, record, of });
      else {
        recordsBooked.inc({ outcome: record ? (why ?? "") : "UNREADABLE" });
        settle(at, of, why);
      }
    }
    for (const { at, of, answers, change } of await bookWave(tx, wallet, ready)) {
      const no = answers.find((answer) => !answer.ok);
      const [first] = answers;
      if (!no && first?.ok && !first.receipt.replayed) await addKept(tx, of, vendor, change);
      const why = no && !no.ok ? no.refusal : null;
      recordsBooked.inc({ outcome: why ?? "booked" });
      settle(at, of, why);
    }
  }
  return outcomes;
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
 * Records, by their places, of different rounds are booked at once; those of one round wait for the
 * one before, which may be refused.
 */
function wavesOf(records: readonly WrittenRecord[]): number[][] {
  const waves: number[][] = [];
  const next = new Map<string, number>();
  for (const [place, { round }] of records.entries()) {
    const at = round === null ? 0 : (next.get(round) ?? 0);
    if (round !== null) next.set(round, at + 1);
    (waves[at] ??= []).push(place);
  }
  return waves;
}

function whyNot(
  record: PlayedRecord,
  of: VendorWallet | undefined,
  refused: ReadonlySet<string>,
): string | null {
  if (!of) return "UNKNOWN_PLAYER";
  if (of.currency !== record.currency) return "WRONG_CURRENCY";
  return refused.has(record.round) ? "ROUND_WAITS" : null;
}
