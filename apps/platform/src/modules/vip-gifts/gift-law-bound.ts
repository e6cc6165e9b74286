import { z } from "zod";
import { GIFT_KINDS } from "../loyalty/index.ts";
import { bonusLawNow } from "../profiles/index.ts";
import { lawBrokenByReward } from "../promotions/index.ts";
import type { SettingBound } from "../settings/index.ts";

const part = z.object({
  levels: z.array(
    z.object({
      gifts: z.object({
        upgrade: z.coerce.bigint(),
        birthday: z.coerce.bigint(),
        monthly: z.coerce.bigint(),
        times: z.number(),
      }),
    }),
  ),
});

/** A ladder can't promise a gift that the law of the brand does not let it give. */
export const giftLawBound: SettingBound = async (tx, brand, section, value) => {
  if (section !== "vip") return undefined;
  const { levels } = part.parse(value);
  const law = await bonusLawNow(tx, brand);
  for (const [at, { gifts }] of levels.entries())
    for (const kind of GIFT_KINDS) {
      const { [kind]: units, times } = gifts;
      const message = lawBrokenByReward({ units, times }, law, brand);
      if (message !== undefined)
        return {
          code: "PROFILE_LIMIT",
          rule: "bonus",
          bound: null,
          unit: null,
          source: null,
          field: `levels/${at}/gifts/${kind}`,
          message,
        };
    }
  return undefined;
};
