import type { Tx } from "@perya/postgres";
import { zonesOf } from "../../brands/index.ts";
import { followSpan } from "../../wallet/index.ts";
import { datesIn } from "../brand-dates.ts";
import { addLedgerDays, sumMovements } from "./ledger-days.store.ts";

/** The follower's name in the ledger's feed, with which its position is kept. */
export const DAYS_FOLLOWER = "days of the ledger";

/**
 * Adds up what the ledger says of each brand's days, apart from records and reports, which closing
 * compares with it. Returns whether there is more.
 */
export async function followDays(tx: Tx): Promise<boolean> {
  const span = await followSpan(tx, DAYS_FOLLOWER, async (_, next) => {
    const sums = await sumMovements(tx, next);
    const dateOf = datesIn(await zonesOf(tx, null));
    await addLedgerDays(
      tx,
      sums.map(({ quarter, ...sum }) => ({ ...sum, day: dateOf(sum.brandId, quarter) })),
    );
  });
  return span?.more ?? false;
}
