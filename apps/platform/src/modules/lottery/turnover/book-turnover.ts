import { giveTime, type Tx } from "@perya/postgres";
import { addFigures } from "../../figures/index.ts";
import { bookFigures } from "./figures.store.ts";
import { bookPlayers, lockUnbooked, markBooked } from "./turnover.store.ts";

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
  await bookPlayers(tx, issue.id, issue.version);
  const { vendorId, gameCode, settledAt, now } = issue;
  const booked = await bookFigures(tx, issue.id, issue.version);
  await addFigures(
    tx,
    booked.map(({ brandId, currency, book, first, ...measures }) => {
      const when = { at: first ? settledAt : now, refAt: settledAt };
      return {
        brandId,
        currency,
        book,
        excluded: false,
        vendorId,
        gameCode,
        player: null,
        measures,
        ...when,
      };
    }),
  );
  await markBooked(tx, issue.id);
  return true;
}
