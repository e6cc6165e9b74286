import { LANGUAGES } from "@perya/languages";
import { z } from "zod";
import { limitUnits, wireMoney, wireTime } from "../../../http/answers/answer.ts";
import { VENDOR_CATEGORIES } from "../../catalogue/index.ts";
import {
  MISSION_KINDS,
  MISSION_STATUSES,
  SPANS,
  statusOf,
  type Mission,
  type MissionDraft,
} from "./mission.ts";

const MOST_TIMES = 100;
const MOST_POINTS = 1_000_000;
const HIGHEST_LEVEL = 3;

const code = z.enum(LANGUAGES.map((language) => language.code));
const words = z.object({
  title: z.string().trim().min(1).max(80),
  text: z.string().trim().max(300).default(""),
});
const moment = wireTime.nullable().default(null);
const fields = {
  kind: z.enum(MISSION_KINDS),
  category: z.enum(VENDOR_CATEGORIES).nullable().default(null).meta({
    description: "Of games, for turnover and wins; null for all of them.",
  }),
  target: z
    .string()
    .regex(/^[1-9]\d{0,17}$/, "must be above zero")
    .meta({ description: "How often, ledger units, or a level of verification." }),
  span: z.enum(SPANS).meta({ description: "Once, or once a day or week of the brand's clock." }),
  vipLevel: z.number().int().min(0).max(100).default(0),
  language: code.default("EN").meta({ description: "Shown to who reads none of the others." }),
  words: z.partialRecord(code, words),
  points: z.number().int().min(0).max(MOST_POINTS).default(0),
  cash: limitUnits.default("0"),
  wagerTimes: z.number().int().min(0).max(MOST_TIMES).default(1).meta({
    description: "How often cash has to be played before it may leave.",
  }),
  order: z.number().int().min(0).max(1_000_000).default(0),
  startsAt: moment,
  endsAt: moment,
};

/** What staff write of a mission. */
export const missionDraft = z
  .object(fields)
  .refine(({ language, words: said }) => said[language] !== undefined, {
    path: ["words"],
    message: "The mission has no title in its own language",
  })
  .refine(({ points, cash }) => points > 0 || cash !== "0", {
    path: ["points"],
    message: "The mission needs a reward: points, cash or both",
  })
  .refine(({ kind, category }) => category === null || ["TURNOVER", "WIN_COUNT"].includes(kind), {
    path: ["category"],
    message: "Only turnover and wins are of a category of games",
  })
  .refine(({ kind, span }) => kind !== "KYC" || span === "ONCE", {
    path: ["span"],
    message: "A level is reached once",
  })
  .refine(({ kind, target }) => kind !== "KYC" || Number(target) <= HIGHEST_LEVEL, {
    path: ["target"],
    message: "The highest level of verification is 3",
  })
  .refine(
    ({ startsAt, endsAt }) =>
      startsAt === null || endsAt === null || Date.parse(startsAt) < Date.parse(endsAt),
    { path: ["endsAt"], message: "The end must come after the beginning" },
  );

export const version = z.string().regex(/^\d{1,18}$/);
export const missionId = z.string().regex(/^ms_[a-zA-Z0-9_-]{10,40}$/);

export const wireMissionRow = z
  .object({
    ...fields,
    id: z.string(),
    status: z.enum(MISSION_STATUSES),
    cashMoney: wireMoney,
    claims: z.string(),
    paid: wireMoney.meta({ description: "Cash that was claimed so far." }),
    version,
    waiting: z.object({ by: z.string(), at: wireTime }).nullable().meta({
      description: "That it waits for a second person to be offered.",
    }),
  })
  .meta({ id: "MissionRow", description: "A mission, for staff." });

/** A draft in the brand's currency. */
export function draftOf(
  { target, words: said, points, cash, startsAt, endsAt, ...same }: z.infer<typeof missionDraft>,
  currency: string,
): MissionDraft {
  const at = (time: string | null) => (time === null ? null : Temporal.Instant.from(time));
  return {
    ...same,
    target: BigInt(target),
    words: Object.fromEntries(Object.entries(said).filter(([, one]) => one !== undefined)),
    points: BigInt(points),
    cash: BigInt(cash),
    currency,
    startsAt: at(startsAt),
    endsAt: at(endsAt),
  };
}

interface Beside {
  readonly now: Temporal.Instant;
  readonly waiting?: { readonly askedBy: string; readonly askedAt: Temporal.Instant } | undefined;
}

/** A mission for staff, and for the audit trail. */
export function toMissionRow(
  mission: Mission,
  { now, waiting }: Beside,
): z.infer<typeof wireMissionRow> {
  const { publicId: id, kind, category, span, vipLevel, language, words: said } = mission;
  const { wagerTimes, order, cash, currency, claims } = mission;
  return {
    id,
    kind,
    category,
    target: mission.target.toString(),
    span,
    vipLevel,
    language,
    words: { ...said },
    points: Number(mission.points),
    cash: cash.toString(),
    wagerTimes,
    order,
    startsAt: mission.startsAt?.toString() ?? null,
    endsAt: mission.endsAt?.toString() ?? null,
    status: statusOf(mission, now),
    cashMoney: { amount: cash.toString(), currency },
    claims: claims.toString(),
    paid: { amount: (cash * claims).toString(), currency },
    version: mission.version.toString(),
    waiting: waiting ? { by: waiting.askedBy, at: waiting.askedAt.toString() } : null,
  };
}
