import { ok, refuse } from "@perya/result";
import type { RewardReader, RewardSource } from "../../../reward-source.ts";
import { wordsIn, type Mission } from "../making/mission.ts";
import { selectClaimed } from "../progress/claimed.store.ts";
import { claimMission } from "./claim-mission.ts";
import { missionsOf } from "./missions-of.ts";

/** A mission's public id, and the first day of the span in which it was done. */
const ID = /^(?<publicId>ms_[0-9a-v]{20}):(?<period>\d{4}-\d{2}-\d{2})$/;

/** Missions that are done, in the reward centre. */
export const missionRewards: RewardSource = {
  kind: "mission",
  open: async (tx, { player, brand, readable }) =>
    (await missionsOf(tx, player, brand))
      .filter(({ status }) => status === "DONE")
      .map(({ mission, period, until }) => ({
        ...toReward(mission, period, readable),
        until,
        creditsItself: false,
      })),
  claim: async (tx, wallet, { player, brand, id }) => {
    const { publicId, period } = ID.exec(id)?.groups ?? {};
    if (!publicId || !period) return refuse("NOT_FOUND");
    const claim = { player, brand, publicId, period: Temporal.PlainDate.from(period) };
    const claimed = await claimMission(tx, wallet, claim);
    if (claimed.ok) return ok(undefined);
    const { refusal } = claimed;
    // What is not done or locked is not among the rewards.
    return refuse(
      refusal === "MISSION_NOT_DONE" || refusal === "MISSION_LOCKED" ? "NOT_FOUND" : refusal,
    );
  },
  credited: async (tx, { player, readable }, since, most) =>
    (await selectClaimed(tx, player.id, since, most)).map(({ mission, period, claimedAt }) => ({
      ...toReward(mission, period, readable),
      at: claimedAt,
    })),
};

function toReward(
  mission: Pick<
    Mission,
    "publicId" | "span" | "words" | "language" | "cash" | "points" | "wagerTimes"
  >,
  period: Temporal.PlainDate,
  readable: RewardReader["readable"],
) {
  const { publicId, span, cash, points, wagerTimes } = mission;
  const { title, code } = wordsIn(mission, readable);
  return {
    id: `${publicId}:${period.toString()}`,
    title: { text: title, code },
    period: span === "ONCE" ? null : period.toString(),
    cash,
    points,
    times: wagerTimes,
  };
}
