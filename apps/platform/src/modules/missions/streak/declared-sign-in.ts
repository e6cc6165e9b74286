import { z } from "zod";
import { settingAmount, settingCount } from "../../../declares.ts";

const MOST_DAYS = 31;
const MOST_POINTS = 100_000;
const MOST_TIMES = 100;

/** What signing in every day brings, in the brand's currency. */
export const signInRewards = z.object({
  days: z
    .array(
      z.object({
        points: settingCount(0, MOST_POINTS).default(0).meta({ title: "Points" }),
        cash: settingAmount.default("0").meta({ title: "Cash" }),
      }),
    )
    .max(MOST_DAYS)
    .default([])
    .meta({
      title: "Days in a row",
      description: "After the last one they begin over. Without any there is no daily check-in.",
    }),
  wagerTimes: settingCount(0, MOST_TIMES).default(1).meta({
    title: "How often cash has to be played",
    "x-unit": "times",
  }),
});
