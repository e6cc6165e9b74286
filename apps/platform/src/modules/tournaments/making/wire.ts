import { LANGUAGES } from "@perya/languages";
import { z } from "zod";
import { inputUnits, limitUnits, wireMoney, wireTime } from "../../../http/answers/answer.ts";
import { VENDOR_CATEGORIES } from "../../catalogue/index.ts";
import type { TournamentStep } from "../steps.store.ts";
import {
  budgetOf,
  ENTRIES,
  FEE_GOES,
  SCORES,
  TOURNAMENT_STATUSES,
  type Tournament,
} from "../tournament.ts";
import type { SentTournament } from "./save-tournament.ts";

/** Places with a prize, games by name, and how often a prize may have to be played. */
const MOST_PLACES = 100;
const MOST_GAMES = 50;
const MOST_TIMES = 100;
const WHOLE_BPS = 10_000;

const code = z.enum(LANGUAGES.map((language) => language.code));
const words = z.object({
  title: z.string().trim().min(1).max(80),
  text: z.string().trim().max(1_000).default(""),
});
const fields = {
  score: z.enum(SCORES),
  entry: z.enum(ENTRIES),
  fee: limitUnits.default("0").meta({ description: "Ledger units; above zero where one pays." }),
  feeTo: z.enum(FEE_GOES).nullable().default(null),
  minStake: limitUnits.default("0").meta({
    description: "The least stake of a round that counts for the best multiplier.",
  }),
  categories: z.array(z.enum(VENDOR_CATEGORIES)).max(VENDOR_CATEGORIES.length).default([]),
  games: z
    .array(z.string().regex(/^[a-z0-9-]{1,80}$/))
    .max(MOST_GAMES)
    .default([]),
  prizes: z.array(inputUnits).max(MOST_PLACES).default([]).meta({
    description: "What the house gives for each place, the first one first.",
  }),
  shares: z.array(z.number().int().min(1).max(WHOLE_BPS)).max(MOST_PLACES).default([]).meta({
    description: "How the pool of fees is divided among the places, in hundredths of a percent.",
  }),
  wagerTimes: z.number().int().min(0).max(MOST_TIMES).default(1),
  language: code.default("EN").meta({ description: "Shown to who reads none of the others." }),
  words: z.partialRecord(code, words),
  startsAt: wireTime.nullable().default(null).meta({ description: "Null: once it is opened." }),
  endsAt: wireTime,
};

/** What staff write of a tournament. */
export const tournamentDraft = z
  .object(fields)
  .refine(({ language, words: said }) => said[language] !== undefined, {
    path: ["words"],
    message: "The tournament has no title in its own language",
  })
  .refine(({ entry, fee, feeTo }) => (entry === "PAID") === (fee !== "0" && feeTo !== null), {
    path: ["fee"],
    message: "A fee and where it goes belong to a tournament that one pays for",
  })
  .refine(({ feeTo, shares }) => (feeTo === "POOL") === shares.length > 0, {
    path: ["shares"],
    message: "A pool of fees needs its parts, and only a pool has any",
  })
  .refine(({ shares }) => shares.length === 0 || shares.reduce((a, b) => a + b, 0) === WHOLE_BPS, {
    path: ["shares"],
    message: "The parts of the pool have to come to 100 %",
  })
  .refine(({ prizes, shares }) => prizes.length > 0 || shares.length > 0, {
    path: ["prizes"],
    message: "The tournament needs a prize",
  })
  .refine(({ prizes }) => prizes.every((one, at) => BigInt(one) <= BigInt(prizes[at - 1] ?? one)), {
    path: ["prizes"],
    message: "No place may bring more than the one before it",
  })
  .refine(({ shares }) => shares.every((one, at) => one <= (shares[at - 1] ?? one)), {
    path: ["shares"],
    message: "No place may bring more than the one before it",
  })
  .refine(({ score, minStake }) => score === "MULTIPLIER" || minStake === "0", {
    path: ["minStake"],
    message: "Only the best multiplier has a least stake",
  })
  .refine(({ score, minStake }) => score !== "MULTIPLIER" || minStake !== "0", {
    path: ["minStake"],
    message: "The best multiplier needs a least stake",
  })
  .refine(
    ({ startsAt, endsAt }) => startsAt === null || Date.parse(startsAt) < Date.parse(endsAt),
    {
      path: ["endsAt"],
      message: "The end must come after the beginning",
    },
  );

export const wireTournamentRow = z
  .object({
    ...fields,
    id: z.string(),
    status: z.enum(TOURNAMENT_STATUSES),
    version: z.int(),
    currency: z.string(),
    budget: wireMoney.meta({ description: "All that the house gives." }),
    pool: wireMoney.meta({ description: "Fees that were divided, once the table is final." }),
    finalAt: wireTime.nullable(),
    asked: z
      .object({ kind: z.enum(["open", "cancel"]), by: z.string(), at: wireTime })
      .nullable()
      .meta({ description: "What waits for a second person." }),
  })
  .meta({ id: "TournamentRow", description: "A tournament, for staff." });

export const wireStep = z.object({
  status: z.string(),
  at: wireTime,
  actor: z.string(),
  reason: z.string().nullable(),
});

/** A draft in the brand's currency. */
export function draftOf(
  {
    words: said,
    fee,
    minStake,
    prizes,
    startsAt,
    endsAt,
    ...same
  }: z.infer<typeof tournamentDraft>,
  currency: string,
): SentTournament {
  return {
    ...same,
    words: Object.fromEntries(Object.entries(said).filter(([, one]) => one !== undefined)),
    fee: BigInt(fee),
    minStake: BigInt(minStake),
    prizes: prizes.map(BigInt),
    currency,
    startsAt: startsAt === null ? null : Temporal.Instant.from(startsAt),
    endsAt: Temporal.Instant.from(endsAt),
  };
}

interface Asked {
  readonly kind: "open" | "cancel";
  readonly askedBy: string;
  readonly askedAt: Temporal.Instant;
}

/** A tournament for staff. */
export function toRow(
  tournament: Tournament,
  asked: Asked | undefined,
): z.infer<typeof wireTournamentRow> {
  const { currency, score, entry, feeTo, status, version, wagerTimes, language } = tournament;
  const money = (units: bigint) => ({ amount: units.toString(), currency });
  return {
    score,
    entry,
    feeTo,
    status,
    version,
    wagerTimes,
    language,
    currency,
    id: tournament.publicId,
    fee: tournament.fee.toString(),
    minStake: tournament.minStake.toString(),
    categories: [...tournament.categories],
    games: tournament.games.map(({ slug }) => slug),
    prizes: tournament.prizes.map(String),
    shares: [...tournament.shares],
    words: { ...tournament.words },
    startsAt: tournament.startsAt?.toString() ?? null,
    endsAt: tournament.endsAt.toString(),
    budget: money(budgetOf(tournament)),
    pool: money(tournament.pool),
    finalAt: tournament.finalAt?.toString() ?? null,
    asked: asked ? { kind: asked.kind, by: asked.askedBy, at: asked.askedAt.toString() } : null,
  };
}

export function toStep({ status, at, actor, reason }: TournamentStep): z.infer<typeof wireStep> {
  return { status, at: at.toString(), actor, reason };
}
