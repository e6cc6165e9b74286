import { ok, refuse } from "@perya/result";
import type { RewardSource } from "../../reward-source.ts";
import { giveReward } from "../promotions/index.ts";
import { barredAmong } from "../wallet/index.ts";
import { lockReward, markClaimed, selectLinks, type ChatLink } from "./links.store.ts";

/** The reward for linking a chat account, in the reward centre. */
export const linkRewards: RewardSource = {
  kind: "chatLink",
  open: async (tx, { player }) => {
    const waiting = (await selectLinks(tx, player.id)).filter(
      ({ rewardUnits, claimedAt }) => rewardUnits > 0n && claimedAt === null,
    );
    if (waiting.length === 0 || (await barredAmong(tx, [player.id])).has(player.id)) return [];
    return waiting.map((link) => ({ ...toReward(link), until: null, creditsItself: false }));
  },
  claim: async (tx, wallet, { player, brand, id }) => {
    const link = await lockReward(tx, player.id, id);
    if (!link) return refuse("NOT_FOUND");
    if (link.claimedAt) return refuse("REWARD_CLAIMED");
    await markClaimed(tx, link.id);
    const { rewardUnits: units, playTimes: times } = link;
    const paid = await giveReward(tx, wallet, { brand, player, key: id, reason: id, units, times });
    if (paid.ok) return ok(undefined);
    return refuse(paid.refusal === "BALANCE_LIMIT" ? "OWN_LIMIT" : "REWARD_BARRED");
  },
  credited: async (tx, { player }, since) =>
    (await selectLinks(tx, player.id)).flatMap((link) =>
      link.claimedAt && Temporal.Instant.compare(link.claimedAt, since) >= 0
        ? [{ ...toReward(link), at: link.claimedAt }]
        : [],
    ),
};

function toReward({ publicId, rewardUnits, playTimes }: ChatLink) {
  const worth = { cash: rewardUnits, points: 0n, times: playTimes };
  return { id: publicId, title: null, period: null, ...worth };
}
