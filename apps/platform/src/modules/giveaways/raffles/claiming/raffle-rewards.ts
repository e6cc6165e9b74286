import { ok, refuse } from "@perya/result";
import type { RewardReader, RewardSource } from "../../../../reward-source.ts";
import { wordsIn } from "../../words.ts";
import { claimPrizes } from "./claim-prizes.ts";
import { selectClaimedPrizes, selectOpenPrizes, type PrizeOf } from "./prizes.store.ts";

/** A raffle's public id, and which draw of it won. */
const ID = /^(?<publicId>rf_[0-9a-v]{20}):(?<draw>\d{1,9})$/;

/** Prizes of raffles, in the reward centre. */
export const raffleRewards: RewardSource = {
  kind: "raffle",
  open: async (tx, { player, readable }) =>
    (await selectOpenPrizes(tx, player.id)).map((prize) => ({
      ...toReward(prize, readable),
      until: prize.claimBy,
      creditsItself: false,
    })),
  claim: async (tx, wallet, { player, brand, id }) => {
    const { publicId, draw } = ID.exec(id)?.groups ?? {};
    if (!publicId || !draw) return refuse("NOT_FOUND");
    const claim = { player, brand, publicId, draw: Number(draw) };
    const claimed = await claimPrizes(tx, wallet, claim);
    if (claimed.ok) return ok(undefined);
    const { refusal } = claimed;
    return refuse(refusal === "NO_PRIZE" ? "NOT_FOUND" : refusal);
  },
  credited: async (tx, { player, readable }, since, most) =>
    (await selectClaimedPrizes(tx, player.id, since, most)).map((prize) => ({
      ...toReward(prize, readable),
      at: prize.claimedAt,
    })),
};

function toReward(prize: PrizeOf, readable: RewardReader["readable"]) {
  const { publicId, draw, cash, points, wagerTimes: times } = prize;
  const { title, code } = wordsIn(prize, readable);
  return {
    id: `${publicId}:${draw}`,
    title: { text: title, code },
    period: null,
    cash,
    points,
    times,
  };
}
