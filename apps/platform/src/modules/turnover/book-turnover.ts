import type { Tx } from "@perya/postgres";
import { insertBookings, type Booking } from "./entries.store.ts";
import { tellSettled } from "./tell-settled.ts";
import type { TurnoverSource } from "./turnover-entry.ts";

/**
 * Books entries of a source that a statement's own steps make, in their order, and tells who
 * listens. Returns what the statement answers.
 */
export async function bookTurnover<Row extends object>(
  tx: Tx,
  source: TurnoverSource,
  booking: Booking,
): Promise<Row[]> {
  const { booked, answer } = await insertBookings<Row>(tx, source, booking);
  await tellSettled(tx, source, booked);
  return answer;
}
