import { commitUnflushed } from "@perya/postgres";
import { lockRun, markFound, type Part } from "./payables.store.ts";
import type { Paying } from "./open-paying.ts";
import { FINDERS, type Settling } from "./settling.ts";
import {
  insertPayouts,
  insertRefunds,
  REFUND,
  shareIssue,
  versionToPay,
} from "./settling.store.ts";

/**
 * Stores the payouts of a part's orders, once; the issue is locked shared with the other parts.
 * Nobody may be paid before all parts have finished: a player's orders are in all of them.
 */
export function findPart(
  { db }: Pick<Settling, "db">,
  id: bigint,
  part: Part & Pick<Paying, "winning">,
): Promise<void> {
  return db.inTransaction(async (tx) => {
    // Without waiting for the disk, as at the start: the first payment's commit makes this durable
    // too.
    const [issue, run] = await Promise.all([
      shareIssue(tx, id),
      lockRun(tx, id, part),
      commitUnflushed(tx),
    ]);
    if (!issue || versionToPay(issue) !== part.version || !run || run.found) return;
    const share = { ...part, parts: Math.min(part.parts, FINDERS) };
    const write =
      part.version === REFUND
        ? insertRefunds(tx, id, share)
        : insertPayouts(tx, id, part.version, share, part.winning);
    await Promise.all([write, markFound(tx, id, part)]);
  });
}
