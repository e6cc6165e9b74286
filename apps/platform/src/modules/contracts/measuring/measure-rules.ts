import type { BrandSettings } from "../../settings/index.ts";
import type { MeasureRules } from "./measures.store.ts";

/** How a brand measures, in ledger units. */
export function measureRules(terms: BrandSettings["agentPay"]): MeasureRules {
  const { lessBonus, lessRebate, lessSalary, activeTurnover, activeDeposits, monthDays } = terms;
  const minTurnover = BigInt(activeTurnover);
  const minDeposits = BigInt(activeDeposits);
  return { lessBonus, lessRebate, lessSalary, minTurnover, minDeposits, monthDays };
}
