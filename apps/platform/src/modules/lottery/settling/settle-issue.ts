import { closePaying } from "./close-paying.ts";
import { findPart } from "./find-part.ts";
import { openPaying } from "./open-paying.ts";
import { payPart } from "./pay-part.ts";
import type { Settling } from "./settling.ts";

/**
 * Settles an issue after a result, a correction or a void: first the payouts, then the payments,
 * each in concurrent parts, shard by shard of orders, and then the issue's completion. Does nothing
 * when everything is paid. A process killed at any point leaves a state from which the next one
 * continues; two processes at the same issue take turns. Losing orders are neither read one by one
 * nor written.
 */
export async function settleIssue(settling: Settling, id: bigint): Promise<void> {
  const paying = await openPaying(settling, id);
  if (!paying) return;
  const parts = Array.from({ length: paying.parts }, (_, part) => ({ ...paying, part }));
  await Promise.all(parts.map((part) => findPart(settling, id, part)));
  await Promise.all(parts.map((part) => payPart(settling, id, part)));
  await settling.db.inTransaction((tx) => closePaying(tx, id, paying.version));
}
