import { z } from "zod";
import { settingCount } from "../../declares.ts";

/** Of turnover: above it no game earns its rebate. */
export const MOST_REBATE_PPM = 50_000;

/** Whose turnover earns a rebate of its own. */
export const REBATE_CATEGORIES = [
  "RNG",
  "LIVE",
  "FISH",
  "PVP",
  "SPORTS",
  "ESPORTS",
  "COCKFIGHT",
  "LOTTERY",
  "INHOUSE",
] as const;

export type RebateCategory = (typeof REBATE_CATEGORIES)[number];

const ppm = settingCount(0, MOST_REBATE_PPM).default(0);

/** Rates of rebate by category, in millionths of turnover. */
export const rebateRates = z
  .object(
    Object.fromEntries(REBATE_CATEGORIES.map((name) => [name, ppm])) as Record<
      RebateCategory,
      typeof ppm
    >,
  )
  .prefault({});

export type RebateRates = z.output<typeof rebateRates>;
