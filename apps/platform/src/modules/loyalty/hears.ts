import { depositReversed, depositSucceeded } from "../cashier/index.ts";
import { hears, type Listener } from "../facts/index.ts";
import { countDeposits } from "./vip/following/count-deposits.ts";

const NAME = "vip counts";

/** Deposits count towards VIP levels when they are credited, and no longer once charged back. */
export const loyaltyHears: readonly Listener[] = [
  hears(depositSucceeded, NAME, (tx, { player, brand }) => countDeposits(tx, player, brand)),
  hears(depositReversed, NAME, (tx, { player, brand }) => countDeposits(tx, player, brand)),
];
