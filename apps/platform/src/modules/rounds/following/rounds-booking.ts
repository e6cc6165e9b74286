import type { BookingSource } from "../../figures/index.ts";
import { hasFollowed } from "../../wallet/index.ts";
import { FOLLOWER } from "./follow-ledger.ts";

/** Rounds are booked as far as the ledger has been followed. */
export const roundsBooking: BookingSource = {
  name: "rounds",
  isBooked: (tx, { readTo }) => hasFollowed(tx, FOLLOWER, readTo),
};
