import type { SettingBound } from "../settings/index.ts";
import { bonusLawNow } from "../profiles/index.ts";
import { lawBrokenByReward } from "../promotions/index.ts";
import { referralTerms } from "./declared-terms.ts";

/** Rewards that the brand's law forbids can't be promised. */
export const referralBound: SettingBound = async (tx, brand, section, value) => {
  if (section !== "referral") return undefined;
  const { on, reward, friendReward, wagerTimes: times } = referralTerms.parse(value);
  if (!on) return undefined;
  const law = await bonusLawNow(tx, brand);
  const refused = (field: string, message: string) =>
    ({
      code: "BELOW_JURISDICTION",
      rule: "referral.reward",
      bound: null,
      unit: null,
      source: null,
      field,
      message,
    }) as const;
  // Who invites friends has played before, and is paid for more than one of them.
  if (law.welcome !== "allow") return refused("on", law.welcomeRule?.sentence ?? NO_BONUS);
  for (const [field, units] of [
    ["reward", reward],
    ["friendReward", friendReward],
  ] as const) {
    const broken = lawBrokenByReward({ units: BigInt(units), times }, law, brand);
    if (broken !== undefined) return refused(field, broken);
  }
  return undefined;
};

const NO_BONUS = "The law of this brand does not allow bonuses.";
