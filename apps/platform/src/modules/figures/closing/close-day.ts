import { giveTime, type Tx } from "@perya/postgres";
import { haveEnded, hasFollowed, lastProof } from "../../wallet/index.ts";
import { LINE_OF } from "../lines.ts";
import { isRolledUp } from "../roll-up.ts";
import { lockReports } from "../roll-up.store.ts";
import type { BookingSource } from "./booking-source.ts";
import { checkDay } from "./check-day.ts";
import { hashOfDay } from "./closed-sums.ts";
import { addOriginals, insertBooks, insertSums } from "./closed.store.ts";
import {
  lockPending,
  selectClosed,
  selectNow,
  updateAgain,
  updateClosed,
  updateRed,
  type Break,
  type Closing,
} from "./closings.store.ts";
import { DAYS_FOLLOWER } from "./follow-days.ts";
import { hasFollowedRecord } from "./follow-record.ts";

/** A red day is tried again after this time. */
const TRIED_AGAIN = { minutes: 10 };
/** Time limit for a day of a million players. */
const CLOSE_TIMEOUT_MS = 300_000;

/** What became of a brand's day: `red` only when it was not red for the same reasons before. */
export type Closed =
  | { readonly result: "NOTHING" | "WAITING" | "AGAIN" | "STILL_RED" }
  | { readonly result: "CLOSED"; readonly day: string }
  | { readonly result: "RED"; readonly day: string; readonly breaks: readonly Break[] };

/**
 * Takes a brand's closing day a step on: it waits until everything of the day is booked, then
 * checks the identities and is closed for good, or red. A red day goes back to closing after a
 * while. Each step is whole or not at all, whenever it is killed.
 */
export async function closeDay(
  tx: Tx,
  brandId: bigint,
  sources: readonly BookingSource[],
  lineOf = LINE_OF,
): Promise<Closed> {
  const closing = await lockPending(tx, brandId);
  if (!closing) return { result: "NOTHING" };
  const now = await selectNow(tx);
  if (closing.state === "RED") {
    if (Temporal.Instant.compare(closing.since.add(TRIED_AGAIN), now) > 0)
      return { result: "NOTHING" };
    await updateAgain(tx, closing);
    return { result: "AGAIN" };
  }
  // Accounts that are not what their entries say are seen by the ledger's proof alone.
  if ((await lastProof(tx))?.green === false) return { result: "WAITING" };
  if (!(await isBooked(tx, closing, sources))) return { result: "WAITING" };
  await giveTime(tx, CLOSE_TIMEOUT_MS);
  // Nobody writes reports until this is committed: the next to write sees that the day is closed.
  await lockReports(tx);
  const before = await selectClosed(tx, brandId);
  const { breaks, books, sums, originals } = await checkDay(tx, closing, before, { lineOf, now });
  const { day } = closing;
  if (breaks.length > 0) {
    await updateRed(tx, closing, breaks);
    const isKnown = textOf(breaks) === textOf(closing.breaks);
    return isKnown ? { result: "STILL_RED" } : { result: "RED", day, breaks };
  }
  await insertSums(tx, brandId, day, sums);
  await insertBooks(tx, brandId, day, books);
  await addOriginals(tx, brandId, originals);
  const previous = before?.hash ?? null;
  await updateClosed(tx, closing, hashOfDay({ brandId, day, previous, sums, books }));
  return { result: "CLOSED", day };
}

/** Whether followers, draws and roll-ups are past all that happened until the day's end. */
async function isBooked(
  tx: Tx,
  { readTo, end }: Closing,
  sources: readonly BookingSource[],
): Promise<boolean> {
  if (!(await haveEnded(tx, readTo))) return false;
  for (const source of sources)
    if (!(await source.isBooked(tx, { before: end, readTo }))) return false;
  if (!(await isRolledUp(tx, end)) || !(await hasFollowedRecord(tx, end))) return false;
  return hasFollowed(tx, DAYS_FOLLOWER, readTo);
}

/** PostgreSQL gives the names in another order. */
const textOf = (breaks: readonly Break[]) =>
  breaks
    .map(
      ({ identity, of, currency, book, units }) => `${identity} ${of} ${currency} ${book} ${units}`,
    )
    .join("; ");
