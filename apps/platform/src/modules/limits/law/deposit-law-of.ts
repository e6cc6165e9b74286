import type { Platform } from "../../../platform.ts";
import { limitLawOf, type LimitLaw } from "../../profiles/index.ts";

/** What the law of a brand says about deposits. */
export type DepositLaw = LimitLaw;

/** The law of deposits at a brand, which the cashier reads before its transaction. */
export function depositLawOf(platform: Platform, brandId: bigint): Promise<DepositLaw> {
  return limitLawOf(platform, brandId);
}
