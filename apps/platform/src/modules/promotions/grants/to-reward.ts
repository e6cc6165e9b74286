import type { RewardReader } from "../../../reward-source.ts";
import type { Promotion } from "../promotion.ts";
import { wordsFor } from "../words-for.ts";

/** A bonus of a promotion as the reward centre has it. Ledger units. */
export function toReward(
  promotion: Promotion,
  id: string,
  cash: bigint,
  readable: RewardReader["readable"],
) {
  const { title, code } = wordsFor(promotion, readable);
  const { times } = promotion.rule;
  return { id, title: { text: title, code }, period: null, cash, points: 0n, times };
}
