import type { Database } from "@perya/postgres";
import { createHash } from "node:crypto";
import { digestOf, type PointsEntry } from "./entry.ts";
import type { PointsAccount } from "./ledger.store.ts";
import { accountsAfter, entriesBetween, readOneMoment, selectUnmatched } from "./verify.store.ts";

/** Accounts whose entries are read at once. */
const ACCOUNTS = 500;

/** What a check of all points has found. */
export interface PointsProof {
  readonly accounts: number;
  readonly entries: number;
  /** Points of all players together. */
  readonly points: bigint;
  /** SHA-256 over the end of every chain: two equal ones say that nothing was written between. */
  readonly head: string;
  /** Empty when everything adds up. */
  readonly problems: readonly string[];
}

/**
 * Adds up every player's points from their first entry and computes each digest again, all as of
 * one moment. Orders and conversions have to have their entries, and these have to have theirs.
 */
export function verifyPoints(db: Database): Promise<PointsProof> {
  return db.inTransaction(async (tx) => {
    await readOneMoment(tx);
    const head = createHash("sha256");
    const problems: string[] = [];
    let [accounts, entries, points] = [0, 0, 0n];
    let some = await accountsAfter(tx, 0n, ACCOUNTS);
    while (some.length > 0) {
      const [first, last] = [some[0]?.player ?? 0n, some.at(-1)?.player ?? 0n];
      const chains = Map.groupBy(await entriesBetween(tx, first, last), ({ player }) => player);
      for (const account of some) {
        const chain = chains.get(account.player) ?? [];
        problems.push(...problemsOf(account, chain));
        head.update(`${account.player} ${account.seq} `).update(account.digest);
        entries += chain.length;
        points += account.balance;
      }
      accounts += some.length;
      some = await accountsAfter(tx, last, ACCOUNTS);
    }
    problems.push(...(await selectUnmatched(tx)));
    return { accounts, entries, points, head: head.digest("hex"), problems };
  });
}

/** The first thing wrong with a player's chain, if any. */
function problemsOf(
  { player, balance, seq, digest }: PointsAccount,
  chain: readonly PointsEntry[],
): string[] {
  let before: Pick<PointsEntry, "seq" | "balance" | "digest"> = {
    seq: 0n,
    balance: 0n,
    digest: Buffer.alloc(0),
  };
  for (const entry of chain) {
    const place = `player ${player}, entry ${entry.seq}`;
    if (entry.seq !== before.seq + 1n) return [`${place}: entry ${before.seq + 1n} is missing`];
    if (entry.balance !== before.balance + entry.change) return [`${place}: wrong balance`];
    if (!digestOf(before.digest, entry).equals(entry.digest)) return [`${place}: changed`];
    before = entry;
  }
  const ends = balance === before.balance && seq === before.seq && digest.equals(before.digest);
  return ends ? [] : [`player ${player}: the account differs from its last entry`];
}
