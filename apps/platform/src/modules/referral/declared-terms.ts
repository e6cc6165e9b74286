import { UNITS_PER_MAJOR } from "@perya/money";
import { z } from "zod";
import { settingAmount, settingCount } from "../../declares.ts";

const MOST_DAYS = 366;
const MOST_TIMES = 50;
const MOST_FRIENDS = 1_000;
/** One percent of turnover. */
const MOST_SHARE_PPM = 10_000;
const major = (count: bigint) => (count * UNITS_PER_MAJOR).toString();

/** What inviting friends brings. Source: player money reference, section 9. */
export const referralTerms = z
  .object({
    on: z.boolean().default(false).meta({
      title: "Players can invite friends",
      description: "Friends who came while it was on keep the terms they came under.",
    }),
    deposits: settingAmount
      .default(major(500n))
      .meta({ title: "What a friend has to pay in", description: "All deposits together." }),
    depositDays: settingCount(1, MOST_DAYS).default(30).meta({
      title: "Time to pay it in",
      description: "From the registration on.",
      "x-unit": "days",
    }),
    turnover: settingAmount.default(major(5_000n)).meta({ title: "What a friend has to play" }),
    playDays: settingCount(1, MOST_DAYS).default(90).meta({
      title: "Time to play it and to be verified",
      description: "From the registration on. Level 1 of verification is always asked for.",
      "x-unit": "days",
    }),
    reward: settingAmount
      .default(major(50n))
      .meta({ title: "Reward of the player who invited the friend" }),
    friendReward: settingAmount.default("0").meta({ title: "Reward of the friend" }),
    paid: z.enum(["at once", "claim"]).default("at once").meta({
      title: "How rewards are paid",
      description: "Credited at once, or on the player's list to claim.",
    }),
    claimDays: settingCount(1, MOST_DAYS).default(30).meta({
      title: "Time to claim them",
      description: "After it, they are credited by themselves.",
      "x-unit": "days",
    }),
    wagerTimes: settingCount(0, MOST_TIMES).default(1).meta({
      title: "How often rewards have to be played",
      "x-unit": "times",
    }),
    friendsPerMonth: settingCount(1, MOST_FRIENDS).default(20).meta({
      title: "Most friends of a player who bring a reward in a month",
    }),
    sharePpm: settingCount(0, MOST_SHARE_PPM).default(0).meta({
      title: "Share of the friend's turnover, in millionths (1,000 is 0.1 %)",
      description:
        "Paid for each day, after the reward. Nobody in an agent's line gets any. 0 for none.",
    }),
    shareDays: settingCount(1, MOST_DAYS).default(90).meta({
      title: "How long turnover is shared",
      "x-unit": "days",
    }),
  })
  .refine(({ depositDays, playDays }) => depositDays <= playDays, {
    error: "can't be shorter than the time to pay in",
    path: ["playDays"],
  });
