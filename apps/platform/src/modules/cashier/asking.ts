import { holdAsker } from "../staff/index.ts";

/** Who may be one of two people who decide on deposits, while they may. */
export const depositsAsking = { right: "deposits.decide", holdAsker } as const;

/** The same for withdrawals. */
export const withdrawalsAsking = { right: "withdrawals.decide", holdAsker } as const;
