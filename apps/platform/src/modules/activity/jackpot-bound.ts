import { z } from "zod";
import type { SettingBound } from "../settings/index.ts";

const part = z.object({ jackpot: z.boolean() });

/** Where players play for real money, no figure is shown that is made up. */
export const jackpotBound: SettingBound = async (_tx, brand, section, value) => {
  if (section !== "activity" || !brand.realMoney) return undefined;
  const { jackpot } = part.parse(value);
  return jackpot
    ? {
        code: "BELOW_JURISDICTION",
        rule: "activity.jackpot",
        bound: null,
        unit: null,
        source: null,
        field: "jackpot",
        message: "A brand with real money can't show a jackpot that nobody can win.",
      }
    : undefined;
};
