import { giveTime, type Tx } from "@perya/postgres";
import { bookDifference } from "../../turnover/index.ts";
import { bookFigures } from "./figures.store.ts";
import { bookPlayers, lockUnbooked, markBooked, settledOrders } from "./turnover.store.ts";

/** Time limit for an issue of a million players. */
const BOOK_TIMEOUT_MS = 300_000;

/**
 * Books the sums of one settled, corrected or refunded issue: its players' payouts and turnover
 * (valid stakes less pushes, nothing in a void issue), and its figures, on the day it was settled,
 * or for a correction the difference today. Returns whether there was one. Runs afterwards and
 * separately, so that no payment waits for it.
 */
export async function bookTurnover(tx: Tx): Promise<boolean> {
  const issue = await lockUnbooked(tx);
  if (!issue) return false;
  await giveTime(tx, BOOK_TIMEOUT_MS);
  const { id, version, settledAt, now } = issue;
  await bookPlayers(tx, id, version);
  await bookFigures(tx, id, version);
  const rows = settledOrders(id, version, issue);
  await bookDifference(tx, { issue: id, settledAt, correctedAt: now, rows });
  await markBooked(tx, id, version, now);
  return true;
}
