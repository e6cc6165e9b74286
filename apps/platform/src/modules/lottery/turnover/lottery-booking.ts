import type { BookingSource } from "../../figures/index.ts";
import { hasUnbooked } from "./turnover.store.ts";

/** Draws are booked after they are settled, as of that time. */
export const lotteryBooking: BookingSource = {
  name: "lottery",
  isBooked: async (tx, { before }) => !(await hasUnbooked(tx, before)),
};
