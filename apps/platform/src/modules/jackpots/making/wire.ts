import { meanPrize, returnPpm, type Terms } from "@perya/jackpot-kit";
import { z } from "zod";
import { inputUnits, wireMoney, wireTime } from "../../../http/answers/answer.ts";
import {
  JACKPOT_STATES,
  returnOf,
  seedsOf,
  shownUnits,
  TIER_NAMES,
  type Jackpot,
  type Tier,
  type TierDraft,
} from "./jackpot.ts";

const MOST_GAMES = 60;
const MOST_CONTRIBUTION_PPM = 50_000;

export const jackpotId = z.string().regex(/^jp_[a-zA-Z0-9_-]{10,40}$/);
const ppm = z.number().int().min(1).max(1_000_000);
const contributionPpm = z.number().int().min(1).max(MOST_CONTRIBUTION_PPM).meta({
  description: "Of each stake, that feeds the pool; parts per million.",
});

const askedTier = z
  .object({
    name: z.enum(TIER_NAMES),
    kind: z.enum(["RANDOM", "MUST_HIT_BY"]).meta({
      description: "Won by chance with each stake, or by the round that reaches a hidden value.",
    }),
    contributionPpm,
    seed: inputUnits.meta({ description: "What each pool begins with, in ledger units." }),
    odds: inputUnits.nullable().default(null).meta({
      description: "Of a random one: so many ledger units staked win once, on the average.",
    }),
    ceiling: inputUnits.nullable().default(null).meta({
      description: "Of a must-hit-by: by what it is won at the latest, in ledger units.",
    }),
  })
  .refine(({ kind, odds }) => (kind === "RANDOM") === (odds !== null), {
    path: ["odds"],
    message: "A random tier has odds, a must-hit-by has none",
  })
  .refine(({ kind, ceiling }) => (kind === "MUST_HIT_BY") === (ceiling !== null), {
    path: ["ceiling"],
    message: "A must-hit-by has a ceiling, a random tier has none",
  })
  .refine(({ seed, ceiling }) => ceiling === null || BigInt(ceiling) > BigInt(seed) + 1n, {
    path: ["ceiling"],
    message: "The ceiling must be above the seed",
  });

/** What staff write of a jackpot. */
export const askedJackpot = z
  .object({
    name: z.string().trim().min(1).max(40),
    tiers: z.array(askedTier).min(1).max(TIER_NAMES.length),
    games: z
      .array(
        z.object({
          slug: z.string().min(1).max(120),
          basePpm: ppm.nullable().default(null).meta({
            description: "What it returns by itself, where the game does not state it.",
          }),
          statedPpm: ppm.meta({ description: "What it states in total, with this jackpot." }),
        }),
      )
      .min(1)
      .max(MOST_GAMES),
  })
  .refine(({ tiers }) => new Set(tiers.map(({ name }) => name)).size === tiers.length, {
    path: ["tiers"],
    message: "Each tier is there once",
  })
  .refine(({ games }) => new Set(games.map(({ slug }) => slug)).size === games.length, {
    path: ["games"],
    message: "Each game is there once",
  });

export type AskedJackpot = z.infer<typeof askedJackpot>;

/** Tiers as asked for, paid in steps of so many ledger units. */
export function draftTiers({ tiers }: AskedJackpot, stepUnits: bigint): TierDraft[] {
  return tiers.map(({ name, contributionPpm: share, seed, odds, ceiling }) => {
    const shares = { contributionPpm: BigInt(share), seedUnits: BigInt(seed), stepUnits };
    const terms: Terms =
      ceiling === null
        ? { kind: "RANDOM", ...shares, oddsUnits: BigInt(odds ?? "1") }
        : { kind: "MUST_HIT_BY", ...shares, ceilingUnits: BigInt(ceiling) };
    return { name, terms };
  });
}

const wireTier = z.object({
  id: z.string(),
  name: z.enum(TIER_NAMES),
  kind: z.enum(["RANDOM", "MUST_HIT_BY"]),
  contributionPpm: z.int(),
  returnPpm: z.int().meta({ description: "What it returns to players in the long run." }),
  seed: wireMoney,
  odds: wireMoney.nullable(),
  ceiling: wireMoney.nullable(),
  meanPrize: wireMoney,
  running: z.boolean(),
  cycle: z.int().meta({ description: "The number of the pool; 0 before the first." }),
  pool: wireMoney,
  reserve: wireMoney,
  advanced: wireMoney.meta({ description: "What the operator put up and has not got back." }),
});

const wireFeeding = z.object({ slug: z.string(), basePpm: z.int(), statedPpm: z.int() });

export const wireJackpotRow = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.enum(JACKPOT_STATES),
    returnPpm: z.int().meta({ description: "What all tiers return together." }),
    seeds: wireMoney.meta({ description: "What the operator puts up when it opens." }),
    tiers: z.array(wireTier),
    games: z.array(wireFeeding),
    openedAt: wireTime.nullable(),
    endedAt: wireTime.nullable(),
    waiting: z.object({ by: z.string(), at: wireTime }).nullable().meta({
      description: "That it waits for a second person to be opened.",
    }),
  })
  .meta({ id: "JackpotRow", description: "A jackpot, for staff. Shares in parts per million." });

type Waiting = { readonly askedBy: string; readonly askedAt: Temporal.Instant } | undefined;

/** A jackpot for staff, and for the audit trail. */
export function toJackpotRow(jackpot: Jackpot, waiting: Waiting): z.infer<typeof wireJackpotRow> {
  const { publicId: id, name, state, currency, tiers, games, openedAt, endedAt } = jackpot;
  return {
    id,
    name,
    state,
    returnPpm: returnOf(tiers),
    seeds: { amount: seedsOf(tiers).toString(), currency },
    tiers: tiers.map((tier) => toTier(tier, currency)),
    games: games.map(({ slug, basePpm, statedPpm }) => ({ slug, basePpm, statedPpm })),
    openedAt: openedAt?.toString() ?? null,
    endedAt: endedAt?.toString() ?? null,
    waiting: waiting ? { by: waiting.askedBy, at: waiting.askedAt.toString() } : null,
  };
}

function toTier({ id, name, terms, running, standing }: Tier, currency: string) {
  const money = (units: bigint) => ({ amount: units.toString(), currency });
  return {
    id: id.toString(),
    name,
    kind: terms.kind,
    contributionPpm: Number(terms.contributionPpm),
    returnPpm: Number(returnPpm(terms)),
    seed: money(terms.seedUnits),
    odds: terms.kind === "RANDOM" ? money(terms.oddsUnits) : null,
    ceiling: terms.kind === "MUST_HIT_BY" ? money(terms.ceilingUnits) : null,
    meanPrize: money(meanPrize(terms)),
    running,
    cycle: standing.cycle,
    pool: money(shownUnits(terms, standing.poolMicro)),
    reserve: money(shownUnits(terms, standing.reserveMicro)),
    advanced: money(shownUnits(terms, standing.advanced * 1_000_000n)),
  };
}
