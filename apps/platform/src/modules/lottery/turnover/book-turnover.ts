import { giveTime, type Tx } from "@perya/postgres";
import { bookPlayers, lockUnbooked, markBooked } from "./turnover.store.ts";

/** For an issue of a million players. */
const BOOK_TIMEOUT_MS = 300_000;

/**
 * Books the players' sums of one issue that was settled, corrected or refunded since: what they got, and what counts as turnover, which is what stood less what was pushed;
 * nothing in a void issue. Answers whether there was one. Afterwards and apart, so that nobody's payment waits for it.
 */
export async function bookTurnover(tx: Tx): Promise<boolean> {
  const issue = await lockUnbooked(tx);
  if (!issue) return false;
  await giveTime(tx, BOOK_TIMEOUT_MS);
  await bookPlayers(tx, issue.id, issue.version);
  await markBooked(tx, issue.id);
  return true;
}
