import { jackpotsBooking } from "./modules/jackpots/index.ts";
import { lotteryBooking } from "./modules/lottery/index.ts";
import { roundsBooking } from "./modules/rounds/index.ts";

/** Who books for reports after the fact; a day closes when all of them are past its end. */
export const BOOKING_SOURCES = [roundsBooking, lotteryBooking, jackpotsBooking] as const;
