import type { Tx } from "@perya/postgres";
import { selectInconsistentEntries } from "./inconsistent-rounds.store.ts";
import type { Ground } from "../proof.ts";
import { Balances } from "./balances.ts";
import { BatchReader } from "./batch-reader.ts";
import { compareGuards } from "../checks/compare-guards.ts";
import { compareSums } from "../checks/compare-sums.ts";
import { lookAtAccounts } from "./look-at-accounts.ts";
import { compareSchema } from "../checks/schema.store.ts";
import { settleBalances } from "./settle-balances.ts";
import {
  copyBatches,
  copyEntries,
  guessEntries,
  idBefore,
  lookUpOneByOne,
  selectMissing,
} from "./copies.store.ts";
import { Problems, type Problem } from "./problems.ts";
import { RoundMemory } from "./round-memory.ts";

/**
 * Batches of which is known where they hang in their chains while their entries are read: a few
 * hundred bytes each.
 */
const BATCHES_AT_ONCE = 20_000;
/** Entries asked of the table at once, because their rounds are not remembered. */
const ASKED_AT_ONCE = 5_000;
/** Entries that an incremental proof is made for. */
const FEW_ENTRIES = 20_000;
/** Accounts that a proof from a checkpoint on looks at, beside those whose entries are new. */
const ACCOUNTS_AT_ONCE = 1_000;

export interface Scanned {
  readonly problems: readonly Problem[];
  /**
   * Whether by now every account has been looked at: in this scan, or a part in each of the last
   * ones.
   */
  readonly everyAccount: boolean;
}

/**
 * Reads every batch that the ground has not counted, recomputes the chains, adds up, and answers
 * what is wrong. Entries come as a stream in the order of their batches and are read once; memory
 * holds the players' balances and the last rounds. A chain's batches become visible in order,
 * because each waits for the commit of the one before; so the heads of the chains say exactly what
 * has been counted. On empty ground it reads everything; otherwise what it costs does not depend on
 * what was counted, nor on how many accounts there are: of those without new entries it looks at
 * some, and what is said of all of them is asked when the last one has been looked at.
 */
export async function scan(
  tx: Tx,
  ground: Ground,
  horizon: bigint,
  accountsAtOnce = ACCOUNTS_AT_ONCE,
): Promise<Scanned> {
  const whole = ground.batches === 0n;
  await lookUpOneByOne(tx);
  const problems = new Problems();
  const balances = new Balances(whole);
  const reader = new BatchReader({
    ground,
    problems,
    balances,
    rounds: new RoundMemory(whole ? await guessEntries(tx) : FEW_ENTRIES, whole),
  });
  const from = whole ? 0n : ground.horizon;
  for (let after = whole ? 0n : await idBefore(tx, from), more = true; more;) {
    const batches = await copyBatches(tx, from, after, BATCHES_AT_ONCE);
    more = batches.length === BATCHES_AT_ONCE;
    reader.begin(batches, whole);
    const last = more ? batches.at(-1)?.id : undefined;
    if (whole || batches.length > 0) await copyEntries(tx, after, last, (row) => reader.add(row));
    reader.end();
    await ask(tx, reader, balances, problems);
    after = last ?? after;
  }
  await settleBalances(tx, ground, balances, problems, whole);
  const everyAccount = whole || (await lookAtAccounts(tx, ground, problems, accountsAtOnce));
  if (everyAccount) await compareGuards(tx, problems);
  if (whole) await compareSums(tx, problems);
  await compareSchema(tx, problems);
  ground.horizon = horizon;
  return { problems: problems.all, everyAccount };
}

/** Looks up what the stream could not say by itself. */
async function ask(
  tx: Tx,
  reader: BatchReader,
  balances: Balances,
  problems: Problems,
): Promise<void> {
  const { players, seqs } = reader.takeUnproven();
  for (let at = 0; at < players.length; at += ASKED_AT_ONCE) {
    const found = await selectInconsistentEntries(
      tx,
      players.slice(at, at + ASKED_AT_ONCE),
      seqs.slice(at, at + ASKED_AT_ONCE),
    );
    for (const entry of found)
      problems.ofEntry(
        "round",
        entry.player,
        entry.seq,
        entry.wrong,
        `${entry.currency} ${entry.book}`,
      );
  }
  const begun = balances.begun.map(({ player, from }) => ({ player, ...from }));
  balances.begun = [];
  if (begun.length === 0) return;
  for (const { player, seq } of await selectMissing(tx, begun))
    problems.ofEntry("balance", player, seq + 1n, "does not continue from the one before");
}
