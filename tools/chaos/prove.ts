import { setTimeout as pause } from "node:timers/promises";
import { connect, type Database } from "@perya/postgres";
import { askBalances } from "./ask-balances.ts";
import type { Load } from "./load.ts";
import type { People } from "./players/people.ts";
import type { Check } from "./proof/check.ts";
import { checkAnswers, checkUnanswered } from "./proof/check-answers.ts";
import { checkOnce, checkTallies, checkUnchanged } from "./proof/check-ledgers.ts";
import { checkLimits } from "./proof/check-limits.ts";
import { checkMovers } from "./proof/check-movers.ts";
import { checkRounds, checkSeen } from "./proof/check-rounds.ts";
import { checkWithdrawals } from "./proof/check-withdrawals.ts";
import { readLedger } from "./proof/ledger.ts";
import { readStudioBook, unfinished } from "./proof/studio-book.ts";
import { sentBy } from "./proof/tally.ts";
import { verifyLedger } from "./proof/verify-ledger.ts";
import { replayAll } from "./replay-all.ts";
import type { Stage } from "./stage.ts";

const SETTLE_LIMIT_MS = 120_000;

/**
 * Proves the run. The ledger is read before the replay as well: a replay would restore an
 * acknowledged movement that was lost, and hide the loss.
 */
export async function prove(stage: Stage, people: People, load: Load): Promise<Check[]> {
  const [db, studioDb] = [connect(stage.databaseUrls.platform), connect(stage.databaseUrls.studio)];
  try {
    const settled = await settle(studioDb);
    const ids = stage.players.map((player) => player.id);
    const calls = load.vendors.flatMap((vendor) => vendor.journal);
    const book = await readStudioBook(studioDb, stage.vendors.studio, stage.players);
    const before = await readLedger(db, ids);
    const first = [
      settled,
      checkAnswers(
        "acknowledged before the replay: in the ledger as it was answered",
        calls,
        before,
      ),
      checkUnanswered(
        "not answered before the replay: there as a whole, or not at all",
        [...calls, ...book.calls],
        before,
      ),
      checkAnswers("the studio's calls: in the ledger as it was answered", book.calls, before),
    ];
    const replayed = await replayAll(load.vendors);
    const after = await readLedger(db, ids);
    const sent = sentBy([...calls, ...book.calls]);
    return [
      ...first,
      replayed,
      checkUnchanged(before, after),
      checkAnswers("every answer, replays included: what the ledger says", calls, after),
      checkOnce(after),
      checkTallies(stage.players, after, sent, await askBalances(stage, db)),
      checkRounds(book.rounds, after, stage.vendors.studio),
      checkSeen(load.seen, book.rounds),
      await checkMovers(stage, db, studioDb),
      await checkWithdrawals(people.withdrawers, load.taken, db),
      await checkLimits(load.inForce, db),
      {
        name: "forged amounts under a known id: refused",
        looked: load.vendors.length,
        faults: load.vendors.flatMap((vendor) => vendor.faults),
      },
      await verifyLedger(stage.env),
    ];
  } finally {
    await Promise.all([db.close(), studioDb.close()]);
  }
}

/** Waits until the studio has finished all its rounds and calls. */
async function settle(studioDb: Database): Promise<Check> {
  const started = Date.now();
  let left = await unfinished(studioDb);
  while (left !== 0n && Date.now() - started < SETTLE_LIMIT_MS) {
    await pause(250);
    left = await unfinished(studioDb);
  }
  const faults =
    left === 0n
      ? []
      : [`${left} rounds and calls of the studio are unfinished after ${SETTLE_LIMIT_MS / 1000} s`];
  return { name: "the studio's outbox is empty", looked: 1, faults };
}
