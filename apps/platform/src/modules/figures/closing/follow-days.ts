import type { Tx } from "@perya/postgres";
import { zonesOf } from "../../brands/index.ts";
import { playersByIds } from "../../players/index.ts";
import { followMovements, type MovementSum } from "../../wallet/index.ts";
import { datesIn } from "../brand-dates.ts";
import { addLedgerDays } from "./ledger-days.store.ts";

/** The follower's name in the ledger's feed, with which its position is kept. */
export const DAYS_FOLLOWER = "days of the ledger";

/**
 * Adds up what the ledger says of each brand's days, apart from records and reports, which closing
 * compares with it. Returns whether there was anything to read.
 */
export function followDays(tx: Tx): Promise<boolean> {
  return followMovements(tx, DAYS_FOLLOWER, addMovements);
}

async function addMovements(tx: Tx, movements: readonly MovementSum[]): Promise<void> {
  const dateOf = datesIn(await zonesOf(tx, null));
  const ids = [...new Set(movements.map(({ player }) => player))];
  const brands = new Map((await playersByIds(tx, ids)).map(({ id, brandId }) => [id, brandId]));
  await addLedgerDays(
    tx,
    movements.flatMap(({ player, quarter, vendor, ...sums }) => {
      const brandId = brands.get(player);
      return brandId === undefined
        ? []
        : [{ ...sums, brandId, vendorId: vendor, day: dateOf(brandId, quarter) }];
    }),
  );
}
