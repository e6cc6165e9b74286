import { lotteryVendors, openOrders, settledTimes } from "./records/rounds.store.ts";

/**
 * What betting records ask about lotteries' rounds: nothing is written for an order that loses, so
 * its round never ends in the ledger.
 */
export const lotteryProduct = { vendors: lotteryVendors, openRounds: openOrders, settledTimes };
