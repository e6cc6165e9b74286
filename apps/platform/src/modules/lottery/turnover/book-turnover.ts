import { giveTime, type Tx } from "@perya/postgres";
import { addFigures } from "../../figures/index.ts";
import { bookFigures } from "./figures.store.ts";
import { bookPlayers, lockUnbooked, markBooked } from "./turnover.store.ts";

/** For an issue of a million players. */
const BOOK_TIMEOUT_MS = 300_000;

/**
 * Books the sums of one issue that was settled, corrected or refunded since: of its players what they got and what counts as turnover, which is what stood less what was pushed,
 * nothing in a void issue; and its figures, on the day it was settled, or for a correction the difference today. Answers whether there was one. Afterwards and apart, so that
 * nobody's payment waits for it.
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
