import { ok, refuse } from "@perya/result";
import type { RewardSource } from "../../../reward-source.ts";
import { wordsIn } from "../tournament.ts";
import { payPrize } from "./pay-prizes.ts";
import { lockOwn, selectOwn, type DuePrize } from "./prizes.store.ts";

const MOST_OPEN = 100;
/** The level of verification below which a prize waits. */
const KYC_LEVEL = 1;

/** Prizes in the reward centre: paid by themselves, to be claimed where that was not possible. */
export const prizeRewards: RewardSource = {
  kind: "tournament",
  open: async (tx, { player, readable }) => {
    if (player.kycLevel < KYC_LEVEL) return [];
    const waiting = await selectOwn(tx, player.id, "WAITING", MOST_OPEN);
    return waiting.map((prize) => ({
      ...toReward(prize, readable),
      until: prize.claimUntil,
      creditsItself: false,
    }));
  },
  claim: async (tx, wallet, { player, id }) => {
    const prize = await lockOwn(tx, player.id, id);
    if (!prize) return refuse("NOT_FOUND");
    if (prize.status === "PAID") return refuse("REWARD_CLAIMED");
    if (prize.status === "LAPSED" || prize.isLate) return refuse("REWARD_LATE");
    const paid = await payPrize(tx, wallet, prize);
    if (paid.ok) return ok(undefined);
    return refuse(paid.refusal === "BALANCE_LIMIT" ? "OWN_LIMIT" : "REWARD_BARRED");
  },
  credited: async (tx, { player, readable }, since, most) =>
    (await selectOwn(tx, player.id, "PAID", most, since)).flatMap((prize) =>
      prize.paidAt ? [{ ...toReward(prize, readable), at: prize.paidAt }] : [],
    ),
};

function toReward(prize: DuePrize, readable: Parameters<typeof wordsIn>[1]) {
  const { title: text, code } = wordsIn(prize, readable);
  const { publicId: id, units: cash, wagerTimes: times } = prize;
  return { id, title: { text, code }, period: null, cash, points: 0n, times };
}
