import { z } from "zod";
import { bonusLawNow } from "../profiles/index.ts";
import { lawBrokenByReward } from "../promotions/index.ts";
import type { SettingBound } from "../settings/index.ts";

const part = z.object({ cash: z.coerce.bigint(), wagerTimes: z.number() });

/** Linking can't be rewarded with what the law of the brand does not let it give. */
export const linkLawBound: SettingBound = async (tx, brand, section, value) => {
  if (section !== "chatLink") return undefined;
  const { cash: units, wagerTimes: times } = part.parse(value);
  const message = lawBrokenByReward({ units, times }, await bonusLawNow(tx, brand), brand);
  const none = { bound: null, unit: null, source: null };
  return message === undefined
    ? undefined
    : { code: "PROFILE_LIMIT", rule: "bonus", ...none, field: "cash", message };
};
