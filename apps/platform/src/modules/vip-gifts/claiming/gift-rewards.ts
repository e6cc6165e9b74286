import type { RewardReader, RewardSource } from "../../../reward-source.ts";
import { GIFT_KINDS, levelNameIn, vipLadderOf, type GiftKind } from "../../loyalty/index.ts";
import { barredAmong } from "../../wallet/index.ts";
import type { Gift } from "../gift.ts";
import { selectClaimed, selectOpen } from "../gifts.store.ts";
import { claimGift } from "./claim-gift.ts";

const NAMES = {
  upgrade: "vipUpgrade",
  birthday: "vipBirthday",
  monthly: "vipMonthly",
} as const satisfies Readonly<Record<GiftKind, RewardSource["kind"]>>;

type Ladder = Awaited<ReturnType<typeof vipLadderOf>>;

/** Gifts of VIP levels in the reward centre. Who may take none now is tempted with none. */
export const giftRewards: readonly RewardSource[] = GIFT_KINDS.map((kind) => ({
  kind: NAMES[kind],
  open: async (tx, { player, brand, readable }) => {
    const gifts = await selectOpen(tx, player.id, kind);
    if (gifts.length === 0 || (await barredAmong(tx, [player.id])).has(player.id)) return [];
    const levels = await vipLadderOf(tx, brand.id);
    return gifts.map((gift) => ({
      ...toReward(gift, levels, readable),
      until: gift.expiresAt,
      creditsItself: false,
    }));
  },
  claim: claimGift,
  credited: async (tx, { player, brand, readable }, since, most) => {
    const gifts = await selectClaimed(tx, player.id, kind, since, most);
    const levels = gifts.length > 0 ? await vipLadderOf(tx, brand.id) : [];
    return gifts.map((gift) => ({ ...toReward(gift, levels, readable), at: gift.at }));
  },
}));

/** A reward under the name of its level, as it is called now. */
function toReward(
  { publicId, day, level, units, playTimes }: Gift,
  levels: Ladder,
  readable: RewardReader["readable"],
) {
  const of = levels[level - 1];
  const title = of ? levelNameIn(of, readable) : null;
  return { id: publicId, title, period: day, cash: units, points: 0n, times: playTimes };
}
