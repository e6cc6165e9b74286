import type { Tx } from "@perya/postgres";
import {
  endRun,
  lockRun,
  markRefused,
  moveRun,
  selectPayables,
  selectRuns,
  type Part,
} from "./payables.store.ts";
import { paymentOf } from "./payment-of.ts";
import { SHARD, type Settling } from "./settling.ts";
import { shareIssue, versionToPay } from "./settling.store.ts";

/**
 * Pays the orders of a part's players, one shard per transaction, until none is left or the issue's
 * outcome has changed.
 */
export async function payPart(settling: Settling, issue: bigint, part: Part): Promise<void> {
  for (let more = true; more;) {
    const paid = await settling.db.inTransaction((tx) => payShard(settling, tx, issue, part));
    if (paid.players.length > 0) settling.live.publishBalances(paid.players);
    more = paid.more;
  }
}

interface Paid {
  readonly more: boolean;
  /** The players whose money moved. */
  readonly players: readonly bigint[];
}

const NOTHING: Paid = { more: false, players: [] };

/**
 * Pays the next orders and records it in the same transaction. The issue is locked shared with the
 * other parts, and can't change until all of them release it.
 */
async function payShard(
  { wallet, log, shard = SHARD }: Settling,
  tx: Tx,
  id: bigint,
  part: Part,
): Promise<Paid> {
  // Sent together, executed in order: the runs are read while both are locked.
  const [issue, run, runs] = await Promise.all([
    shareIssue(tx, id),
    lockRun(tx, id, part),
    selectRuns(tx, id),
  ]);
  if (!issue || versionToPay(issue) !== part.version) return NOTHING;
  // All parts must have found their winners: a player's orders are in all of them. A correction may
  // have dropped the results.
  if (!run || run.ended || runs.some(({ version, found }) => version === part.version && !found))
    return NOTHING;
  const versions = [...new Set(runs.map(({ version }) => version))];
  const payables = await selectPayables(tx, id, part, versions, run.paidTo, shard);
  const due = payables
    .map((payable) => ({ payable, group: paymentOf(issue, part.version, runs, payable) }))
    .filter(({ group }) => group.length > 0);
  const answers = await wallet.appendEach(
    tx,
    due.map(({ group }) => group),
    1 + part.part,
  );
  for (const [at, { payable }] of due.entries()) {
    const no = answers[at]?.find((answer) => !answer.ok);
    if (!no || no.ok) continue;
    log.error(
      { issue: String(id), order: String(payable.order), refusal: no.refusal },
      "the wallet refused a lottery payment",
    );
    await markRefused(tx, id, part.version, payable, no.refusal);
  }
  const last = payables.at(-1);
  const more = last !== undefined && payables.length === shard;
  await (more ? moveRun(tx, id, part, last.order) : endRun(tx, id, part));
  return { more, players: due.map(({ payable }) => payable.player) };
}
