import type { Tx } from "@perya/postgres";
import type { ActiveRule } from "./rolling/rule.store.ts";

/** 1,000.00 and 100.00, in ledger units. */
const DEFAULT: ActiveRule = { minTurnover: 100_000_000n, minDeposits: 10_000_000n };

/** From when on a member of a brand counts as active on a day. */
export async function activeRuleNow(_tx: Tx, _brandId: bigint): Promise<ActiveRule> {
  return DEFAULT;
}
