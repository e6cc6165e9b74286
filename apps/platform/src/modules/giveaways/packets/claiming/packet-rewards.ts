import { refuse } from "@perya/result";
import type { RewardSource } from "../../../../reward-source.ts";
import { wordsIn } from "../../words.ts";
import { selectSharesSince } from "./shares-since.store.ts";

/**
 * Shares of red packets, in the reward centre: those that a player took. What is in one is not
 * known before it is opened, which is done on its own page alone.
 */
export const packetRewards: RewardSource = {
  kind: "redPacket",
  open: () => Promise.resolve([]),
  claim: () => Promise.resolve(refuse("NOT_FOUND")),
  credited: async (tx, { player, readable }, since, most) =>
    (await selectSharesSince(tx, player.id, since, most)).map((share) => {
      const { publicId, place, cash, wagerTimes: times, at } = share;
      const { title, code } = wordsIn(share, readable);
      const id = `${publicId}:${place}`;
      return { id, title: { text: title, code }, period: null, cash, points: 0n, times, at };
    }),
};
