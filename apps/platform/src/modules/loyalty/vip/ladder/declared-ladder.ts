import { LANGUAGES, type LanguageCode } from "@perya/languages";
import { z } from "zod";
import { settingAmount, settingCount } from "../../../../declares.ts";
import { rebateRates } from "../../declared-categories.ts";
import { contrastOf } from "./declared-contrast.ts";

const MOST_LEVELS = 20;
const HIGHEST_RANK = 99;
const LONGEST_LABEL = 24;
const LONGEST_ABOUT = 500;
/** One is once the points, in hundredths of a per cent. */
const ONCE = 10_000;
const MOST_TIMES = 10;
/** How often a gift may have to be played, and how long it may wait to be claimed. */
const MOST_PLAYED = 50;
const MOST_CLAIM_DAYS = 90;
/** Text on a coloured ground that everyone can read. Source: WCAG 2.2, 1.4.3. */
const LEAST_CONTRAST = 4.5;

/** Words in the languages that the site is written in; those that are missing may be left out. */
function wordsOf(most: number) {
  const text = z.string().trim().max(most);
  return z
    .object(
      Object.fromEntries(
        LANGUAGES.filter(({ written }) => written).map(({ code, name }) => [
          code,
          text.meta({ title: name }),
        ]),
      ) as Record<LanguageCode, typeof text>,
    )
    .partial();
}

const color = z
  .string()
  .regex(/^#[0-9a-f]{6}$/, { error: "must be a colour such as #1a2b3c", abort: true });

/** Gifts that a level brings. */
export const GIFT_KINDS = ["upgrade", "birthday", "monthly"] as const;
export type GiftKind = (typeof GIFT_KINDS)[number];

const gifts = z
  .object({
    upgrade: settingAmount.default("0").meta({ title: "For reaching it, once" }),
    birthday: settingAmount.default("0").meta({ title: "For a birthday" }),
    monthly: settingAmount.default("0").meta({ title: "For each month that it is kept" }),
    times: settingCount(0, MOST_PLAYED).default(1).meta({ title: "Times a gift is played" }),
    days: settingCount(1, MOST_CLAIM_DAYS).default(30).meta({
      title: "Days to claim a gift",
      "x-unit": "days",
    }),
  })
  .prefault({});

const level = z
  .object({
    label: wordsOf(LONGEST_LABEL)
      .refine((words) => Object.values(words).some(Boolean), "needs a name")
      .meta({ title: "Name" }),
    color: color.default("#ffffff").meta({ title: "Colour of its text", "x-color": true }),
    background: color.default("#4b35b8").meta({ title: "Colour behind it", "x-color": true }),
    rankLevel: settingCount(1, HIGHEST_RANK).meta({
      title: "Rank",
      description: "Above 4 the site offers the VIP customer service.",
    }),
    deposits: settingAmount.meta({ title: "Deposits to reach it, in all" }),
    turnover: settingAmount.meta({ title: "Turnover to reach it, in all" }),
    keepTurnover: settingAmount.meta({ title: "Turnover in a month to keep it" }),
    pointsBps: settingCount(ONCE, MOST_TIMES * ONCE)
      .default(ONCE)
      .meta({
        title: "Points, in hundredths of a per cent (10,000 is once)",
      }),
    rebatePpm: rebateRates.meta({ title: "Rebate of turnover, in millionths (10,000 is 1 %)" }),
    gifts: gifts.meta({ title: "Gifts" }),
    about: wordsOf(LONGEST_ABOUT).default({}).meta({ title: "What else it brings" }),
  })
  .refine(({ color: text, background }) => contrastOf(text, background) >= LEAST_CONTRAST, {
    path: ["color"],
    message: "The name can't be read on this ground: choose colours further apart",
  })
  .meta({ title: "Level" });

type Level = z.output<typeof level>;

/** What may not fall from one level to the next. */
const RISING = {
  deposits: "needs fewer deposits than the level below",
  turnover: "needs less turnover than the level below",
  keepTurnover: "is kept with less turnover than the level below",
  rankLevel: "has a lower rank than the level below",
} as const satisfies Partial<Record<keyof Level, string>>;

/** The levels from the lowest to the highest. */
export const vipLadder = z.object({
  levels: z
    .array(level)
    .max(MOST_LEVELS)
    .default([])
    .superRefine((levels, context) => {
      const fault = (at: number, field: string, message: string) =>
        context.addIssue({ code: "custom", path: [at, field], message });
      const [first] = levels;
      if (first && BigInt(first.deposits) === 0n && BigInt(first.turnover) === 0n)
        fault(0, "deposits", "The first level has to ask for deposits or turnover");
      for (const [at, one] of levels.entries()) {
        const below = levels[at - 1];
        if (!below) continue;
        for (const [field, message] of Object.entries(RISING)) {
          const name = field as keyof typeof RISING;
          if (BigInt(one[name]) < BigInt(below[name]))
            fault(at, name, `Level ${at + 1} ${message}`);
        }
        if (one.deposits === below.deposits && one.turnover === below.turnover)
          fault(at, "deposits", `Level ${at + 1} is reached together with the one below`);
      }
    })
    .meta({ title: "Levels, the lowest first" }),
});

/** Names, colours and texts cost nothing: one person may change them. */
export function costsMore(before: unknown, after: unknown): boolean {
  return termsOf(before) !== termsOf(after);
}

/** What only decorates a level. */
const LOOKS = { label: {}, color: "", background: "", about: {} };

function termsOf(value: unknown): string {
  return JSON.stringify(vipLadder.parse(value).levels.map((one) => ({ ...one, ...LOOKS })));
}
