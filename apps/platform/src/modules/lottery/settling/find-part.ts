import { commitUnflushed } from "@perya/postgres";
import { lockRun, markFound, type Part } from "./dues.store.ts";
import type { Paying } from "./open-paying.ts";
import { FINDERS, type Settling } from "./settling.ts";
import {
  insertPayouts,
  insertRefunds,
  REFUND,
  shareIssue,
  versionToPay,
} from "./settling.store.ts";

/** Writes down who gets what of a part's orders, once; the issue is shared with the other parts. Nobody may be paid before all parts have: a player's orders are in all of them. */
export function findPart(
  { db }: Pick<Settling, "db">,
  id: bigint,
  part: Part & Pick<Paying, "winning">,
): Promise<void> {
  return db.inTransaction(async (tx) => {
    // Not waiting for the disk, as with the beginning: the first payment's commit makes this durable too.
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
