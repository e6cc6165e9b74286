import { z } from "zod";
import { fact, whole } from "../facts/index.ts";

const about = {
  player: whole,
  /** The friend; of a reward for the friend, who invited them. */
  other: whole,
  brand: whole,
  /** Ledger units of the reward. */
  units: whole,
  currency: z.string(),
};

/** A friend has done everything, and the reward of who invited them, `player`, waits. */
export const friendQualified = fact("friend qualified", z.object(about));

/** A reward was credited to who invited a friend, or to the friend, who is `invited`. */
export const referralRewarded = fact(
  "referral rewarded",
  z.object({ ...about, invited: z.boolean() }),
);
