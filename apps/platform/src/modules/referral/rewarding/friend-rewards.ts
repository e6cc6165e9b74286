import type { RewardSource } from "../../../reward-source.ts";
import { playersByIds } from "../../players/index.ts";
import { maskName } from "../../winners/index.ts";
import { selectWaiting } from "../friends/friends.store.ts";
import { claimReward } from "./claim-reward.ts";
import { selectCredited } from "./credited.store.ts";

const MOST_OPEN = 100;
const DAY_HOURS = 24;
const titled = (username: string) => ({ text: maskName(username), code: "EN" }) as const;

/** What friends bring, in the reward centre. */
export const friendRewards: RewardSource = {
  kind: "friend",
  open: async (tx, { player }) => {
    const waiting = await selectWaiting(tx, player.id, MOST_OPEN);
    const friends = await playersByIds(
      tx,
      waiting.map(({ friend }) => friend),
    );
    const nameOf = (id: bigint) => friends.find((one) => one.id === id)?.username ?? "";
    return waiting.map(({ friend, publicId, rewardUnits, wagerTimes, claimDays, qualifiedAt }) => ({
      id: publicId,
      title: titled(nameOf(friend)),
      period: null,
      cash: rewardUnits,
      points: 0n,
      times: wagerTimes,
      until: (claimDays > 0 && qualifiedAt?.add({ hours: claimDays * DAY_HOURS })) || null,
      creditsItself: true,
    }));
  },
  claim: (tx, wallet, { player, id }) =>
    claimReward(tx, wallet, { player: player.id, brandId: player.brandId, publicId: id }),
  credited: async (tx, { player }, since, most) => {
    const credited = await selectCredited(tx, player.id, since, most);
    const ids = credited.flatMap(({ other }) => (other === null ? [] : [other]));
    const others = new Map((await playersByIds(tx, ids)).map(({ id, username }) => [id, username]));
    return credited.map(({ id, other, day, units, times, at }) => ({
      id,
      title: other === null ? null : titled(others.get(other) ?? ""),
      period: day,
      cash: units,
      points: 0n,
      times,
      at,
    }));
  },
};
