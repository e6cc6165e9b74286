import type { Database } from "@perya/postgres";
import { allBrands } from "../../brands/index.ts";
import { beginClosing } from "./begin-closing.ts";
import type { BookingSource } from "./booking-source.ts";
import { closeDay } from "./close-day.ts";

/** What of the platform closing needs. */
interface Closes {
  readonly db: Database;
  readonly log: { error(what: object, message: string): void };
}

/**
 * Closes the days of all brands that are over, each step in a transaction of its own. What doesn't
 * add up is an error in the log, once, and the day is red in the console.
 */
export async function closeDays(
  { db, log }: Closes,
  sources: readonly BookingSource[],
): Promise<void> {
  for (const { id } of await allBrands(db, null)) {
    for (;;) {
      await db.inTransaction((tx) => beginClosing(tx, id));
      const closed = await db.inTransaction((tx) => closeDay(tx, id, sources));
      if (closed.result === "RED") {
        const breaks = closed.breaks.map((one) => ({ ...one, units: one.units.toString() }));
        log.error({ brand: id.toString(), day: closed.day, breaks }, "a day does not add up");
      }
      if (closed.result !== "CLOSED" && closed.result !== "AGAIN") break;
    }
  }
}
