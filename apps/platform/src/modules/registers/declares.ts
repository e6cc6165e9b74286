import { z } from "zod";
import { settingCount, type Declares } from "../../declares.ts";

const MOST_HOURS = 7 * 24;
const MOST_DAYS = 365;

/** How long a register's answer counts, and from when on its list is old. */
const registers = z.object({
  answerHours: settingCount(1, MOST_HOURS).default(24).meta({
    title: "An answer that a player is not excluded counts for",
    description: "While it counts, bets and deposits need no other one.",
    "x-unit": "hours",
  }),
  oldAfterDays: settingCount(1, MOST_DAYS).default(7).meta({
    title: "A list is old after",
    description: "Staff are warned from then on. It is asked all the same.",
    "x-unit": "days",
  }),
});

/** Permissions on lists of national registers, and how a brand asks them. */
export const registersDeclares = {
  permissions: {
    "registers.read": { roles: ["support"] },
    "registers.load": {},
  },
  settings: {
    registers: {
      title: "National registers",
      about: "Which registers are asked, and when, is what the brand's jurisdiction says.",
      schema: registers,
      twoPerson: true,
    },
  },
} as const satisfies Declares;
