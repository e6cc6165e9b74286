import { z } from "zod";
import { settingAmount, settingCount, type Declares } from "../../declares.ts";

const MOST_TIMES = 100;
const LONGEST_TEXT = 80;

/** What linking a chat account brings, in the brand's currency. */
const chatLink = z.object({
  isOffered: z.boolean().default(false).meta({
    title: "Players may link a Telegram account",
    description: "Needs a bot of the installation.",
  }),
  cash: settingAmount.default("0").meta({ title: "Cash for the first link, once" }),
  wagerTimes: settingCount(0, MOST_TIMES).default(1).meta({
    title: "How often the cash has to be played",
    "x-unit": "times",
  }),
  text: z.string().trim().max(LONGEST_TEXT).default("").meta({
    title: "What the page promises",
    description: "Such as “up to 131K”. Left empty, the amount alone.",
  }),
});

export const chatLinksDeclares = {
  settings: {
    chatLink: {
      title: "Chat account",
      about: "What linking a chat account brings. A change of it takes two people.",
      schema: chatLink,
      twoPerson: true,
    },
  },
} as const satisfies Declares;
