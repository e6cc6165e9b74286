import { readClock } from "@perya/postgres";
import { ok, refuse } from "@perya/result";
import type { OpenReward, RewardReader, RewardSource } from "../../../reward-source.ts";
import { bonusLawNow } from "../../profiles/index.ts";
import { openPromotions, promotionsById } from "../promotions.store.ts";
import type { Promotion } from "../promotion.ts";
import { wordsFor } from "../words-for.ts";
import { claimGift } from "./claim-gift.ts";
import { selectCreditedSince } from "./credited.store.ts";
import { latestGrants } from "./grants.store.ts";
import { plannedGift } from "./planned-gift.ts";
import { refusedGrant } from "./refused-grant.ts";

/** Bonuses of promotions in the reward centre: those without a deposit are claimed there. */
export const grantRewards: RewardSource = {
  kind: "promotion",
  open: async (tx, { player, brand, readable }) => {
    const gifts = (await openPromotions(tx, brand.id)).filter(({ rule }) => rule.type === "GIFT");
    if (gifts.length === 0) return [];
    const ids = gifts.map(({ id }) => id);
    const latest = await latestGrants(tx, player.id, ids);
    const now = await readClock(tx);
    const of = { brand, player, law: await bonusLawNow(tx, brand), now };
    const open: OpenReward[] = [];
    for (const promotion of gifts) {
      const planned = plannedGift(promotion, of);
      if (!planned) continue;
      const hasIt = latest.some(
        (one) => one.promotion === promotion.id && one.period === planned.period,
      );
      if (hasIt || (await refusedGrant(tx, planned))) continue;
      open.push({
        ...toReward(promotion, promotion.publicId, planned.bonus, readable),
        until: promotion.endsAt,
        creditsItself: false,
      });
    }
    return open;
  },
  claim: async (tx, wallet, { player, id }) => {
    const claimed = await claimGift(tx, wallet, player.id, id);
    if (claimed.ok) return ok(undefined);
    return refuse(claimed.refusal === "NOT_FOUND" ? "NOT_FOUND" : "REWARD_BARRED");
  },
  credited: async (tx, { player, readable }, since, most) => {
    const grants = await selectCreditedSince(tx, player.id, since, most);
    const ids = grants.map(({ promotion }) => promotion);
    const promotions = await promotionsById(tx, ids);
    return grants.flatMap(({ publicId, promotion, units, at }) => {
      const of = promotions.get(promotion);
      return of ? [{ ...toReward(of, publicId, units, readable), at }] : [];
    });
  },
};

function toReward(
  promotion: Promotion,
  id: string,
  cash: bigint,
  readable: RewardReader["readable"],
) {
  const { title, code } = wordsFor(promotion, readable);
  const { times } = promotion.rule;
  return { id, title: { text: title, code }, period: null, cash, points: 0n, times };
}
