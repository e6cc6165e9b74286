import type { BookingSource } from "../figures/index.ts";
import { isBookedAfter } from "../turnover/index.ts";
import { selectPositions } from "./feeding/pools.store.ts";
import { selectFed } from "./making/jackpots.store.ts";

/**
 * Contributions are booked as far as the record of turnover has been followed; while no jackpot is
 * fed there are none.
 */
export const jackpotsBooking: BookingSource = {
  name: "jackpots",
  isBooked: async (tx, { before }) => {
    if ((await selectFed(tx)).length === 0) return true;
    const { rounds, lottery } = await selectPositions(tx);
    return !(
      (await isBookedAfter(tx, "rounds", rounds, before)) ||
      (await isBookedAfter(tx, "lottery", lottery, before))
    );
  },
};
