import { toWire } from "@perya/money";
import { z } from "zod";
import { wireMoney, wireTime } from "../../../http/answers/answer.ts";
import type { BrandSettings } from "../../settings/index.ts";
import { maskName } from "../../winners/index.ts";
import type { Friend } from "../friends/friend.ts";

/** Where a friend is, as who invited them sees it: the furthest step, or how it ended. */
const STATES = [
  "registered",
  "verified",
  "deposited",
  "played",
  "waits",
  "rewarded",
  "refused",
  "full",
  "late",
] as const;

const friendValue = z
  .object({
    name: z.string().meta({ description: "Without its middle." }),
    state: z.enum(STATES).meta({
      description:
        "`waits`: for the player to claim the reward. `full`: as many friends as the brand " +
        "pays for had come in the month.",
    }),
    steps: z.object({ verified: z.boolean(), deposited: z.boolean(), played: z.boolean() }),
    registeredAt: wireTime,
    until: wireTime.nullable().meta({ description: "By when it has to be done, if it is not." }),
    reward: wireMoney.nullable().meta({ description: "What was paid for the friend." }),
  })
  .meta({ id: "InvitedFriend" });

/** What a player's invitations promise and have brought. */
export const referralValue = z
  .object({
    code: z.string().nullable().meta({ description: "Null until the player asks for one." }),
    link: z.string().nullable(),
    terms: z.object({
      deposits: wireMoney,
      depositDays: z.int(),
      turnover: wireMoney,
      playDays: z.int(),
      reward: wireMoney,
      friendReward: wireMoney,
      wagerTimes: z.int(),
      friendsPerMonth: z.int(),
      sharePpm: z.int().meta({ description: "Millionths of a friend's turnover; 0 for none." }),
      shareDays: z.int(),
    }),
    friends: z.array(friendValue).meta({ description: "The newest ones." }),
    brought: z.object({
      friends: z.int(),
      rewarded: z.int(),
      rewards: wireMoney,
      shares: wireMoney,
    }),
  })
  .meta({ id: "Referral" });

export function toTerms(
  terms: BrandSettings["referral"],
  currency: string,
): z.infer<typeof referralValue>["terms"] {
  const money = (units: string) => toWire({ units: BigInt(units), currency });
  const { depositDays, playDays, wagerTimes, friendsPerMonth, sharePpm, shareDays } = terms;
  return {
    deposits: money(terms.deposits),
    turnover: money(terms.turnover),
    reward: money(terms.reward),
    friendReward: money(terms.friendReward),
    depositDays,
    playDays,
    wagerTimes,
    friendsPerMonth,
    sharePpm,
    shareDays,
  };
}

/** A friend as who invited them sees it: neither amounts nor why there is no reward. */
export function toFriend(one: Friend, username: string): z.infer<typeof friendValue> {
  const steps = stepsOf(one);
  const isOpen = one.status === "OPEN";
  const until = steps.deposited ? one.playUntil : one.depositUntil;
  const reward = toWire({ units: one.rewardUnits, currency: one.currency });
  return {
    name: maskName(username),
    state: stateOf(one, steps),
    steps,
    registeredAt: one.registeredAt.toString(),
    until: isOpen ? until.toString() : null,
    reward: one.status === "REWARDED" ? reward : null,
  };
}

interface Steps {
  readonly verified: boolean;
  readonly deposited: boolean;
  readonly played: boolean;
}

function stepsOf(one: Friend): Steps {
  return {
    verified: one.isVerified,
    deposited: one.deposits >= one.neededDeposits,
    played: one.turnover >= one.neededTurnover,
  };
}

function stateOf(one: Friend, steps: Steps): (typeof STATES)[number] {
  if (one.status === "REWARDED") return "rewarded";
  if (one.status === "QUALIFIED") return "waits";
  if (one.status === "LATE") return "late";
  if (one.status === "REFUSED") return one.reason === "MONTH_FULL" ? "full" : "refused";
  if (steps.played) return "played";
  if (steps.deposited) return "deposited";
  return steps.verified ? "verified" : "registered";
}
