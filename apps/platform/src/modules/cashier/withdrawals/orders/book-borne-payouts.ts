import type { Platform } from "../../../../platform.ts";
import { bookLatePayout } from "./book-late-payout.ts";
import { lockLatePayout, selectUnbooked } from "./problems.store.ts";

const PER_RUN = 200;

/**
 * Books late payouts that the house decided to bear before such were booked. One that fails leaves
 * the others to go on.
 */
export async function bookBornePayouts({ db, wallet }: Platform): Promise<void> {
  const faults: unknown[] = [];
  for (const publicId of await selectUnbooked(db, PER_RUN))
    await db
      .inTransaction(async (tx) => {
        const late = await lockLatePayout(tx, publicId, null);
        if (late && !late.isBooked) await bookLatePayout(tx, wallet, late, "BORNE");
      })
      .catch((fault: unknown) => void faults.push(fault));
  if (faults.length > 0) throw new AggregateError(faults, "Some late payouts could not be booked");
}
