import { closePaying } from "./close-paying.ts";
import { findPart } from "./find-part.ts";
import { openPaying } from "./open-paying.ts";
import { payPart } from "./pay-part.ts";
import type { Settling } from "./settling.ts";

/**
 * Takes an issue from a result, a correction or a void to everybody being paid: who gets what, then the payments, each in parts at the same time, a shard of orders after the
 * other, and then its end. Does nothing when all is paid. A process killed at any point leaves a state from which the next one goes on, in this process or another; two that
 * are at the same issue take turns. Losing orders are neither read one by one nor written.
 */
export async function settleIssue(settling: Settling, id: bigint): Promise<void> {
  const paying = await openPaying(settling, id);
  if (!paying) return;
  const parts = Array.from({ length: paying.parts }, (_, part) => ({ ...paying, part }));
  await Promise.all(parts.map((part) => findPart(settling, id, part)));
  await Promise.all(parts.map((part) => payPart(settling, id, part)));
  await settling.db.inTransaction((tx) => closePaying(tx, id, paying.version));
}
