import { ok, refuse } from "@perya/result";
import type { RewardSource } from "../../../../reward-source.ts";
import type { StoredRebate } from "../rebate.ts";
import { lockRebate, selectCreditedSince, selectOpen } from "../rebates.store.ts";
import { creditRebate } from "./credit-rebate.ts";

const MOST_OPEN = 100;

/** Rebates in the reward centre: each is claimed by itself there, and lost never. */
export const rebateRewards: RewardSource = {
  kind: "rebate",
  open: async (tx, { player }) =>
    (await selectOpen(tx, player.id, MOST_OPEN)).map((rebate) => ({
      ...toReward(rebate),
      until: rebate.dueAt,
      creditsItself: true,
    })),
  claim: async (tx, wallet, { player, id }) => {
    const rebate = await lockRebate(tx, player.id, id);
    if (!rebate) return refuse("NOT_FOUND");
    if (rebate.creditedAt) return refuse("REWARD_CLAIMED");
    const credited = await creditRebate(tx, wallet, rebate, "player");
    if (credited.ok) return ok(undefined);
    return refuse(credited.refusal === "OWN_LIMIT" ? "OWN_LIMIT" : "REWARD_BARRED");
  },
  credited: async (tx, { player }, since, most) =>
    (await selectCreditedSince(tx, player.id, since, most)).flatMap((rebate) =>
      rebate.creditedAt ? [{ ...toReward(rebate), at: rebate.creditedAt }] : [],
    ),
};

function toReward({ publicId, day, units, playTimes }: StoredRebate) {
  return { id: publicId, title: null, period: day, cash: units, points: 0n, times: playTimes };
}
