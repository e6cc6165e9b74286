import type { Jobs } from "../jobs/jobs.ts";
import { holdPromotions } from "../modules/cashier/index.ts";
import type { Platform } from "../platform.ts";
import { MODULES } from "./modules.ts";

/** Every module's jobs, which credit deposits too: what promotions give for them is held here. */
export function jobs(platform: Platform): Jobs[] {
  for (const { promotions } of MODULES) if (promotions) holdPromotions(platform, promotions);
  return MODULES.flatMap((module) => module.jobs?.(platform) ?? []);
}
