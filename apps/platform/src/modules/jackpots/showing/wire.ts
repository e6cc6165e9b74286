import { z } from "zod";
import { languageOfName, wireMoney, wireTime } from "../../../http/answers/answer.ts";
import { TIER_NAMES } from "../making/jackpot.ts";

const hex = z.string().regex(/^[0-9a-f]{64}$/);

const wireHit = z
  .object({
    cycle: z.int(),
    at: wireTime,
    winner: z.string().meta({ description: "The masked name of who won it." }),
    prize: wireMoney,
    round: z.string().meta({ description: "The name of the round, which its draw goes by." }),
    stake: wireMoney,
    commitment: hex,
    seed: hex,
    hidden: wireMoney.nullable().meta({ description: "The hidden value of a must-hit-by." }),
  })
  .meta({ id: "JackpotHit", description: "A pool that was won, with all it takes to check it." });

const wireTier = z
  .object({
    id: z.string().meta({ description: "Its number, which names its draws." }),
    name: z.enum(TIER_NAMES),
    kind: z.enum(["RANDOM", "MUST_HIT_BY"]),
    contributionPpm: z.int(),
    returnPpm: z.int(),
    pool: wireMoney,
    seed: wireMoney,
    odds: wireMoney.nullable(),
    ceiling: wireMoney.nullable(),
    running: z.boolean(),
    cycle: z.int(),
    commitment: hex.nullable().meta({ description: "Of the running pool." }),
    hits: z.array(wireHit),
  })
  .meta({ id: "JackpotTier" });

/** A jackpot as everyone sees it. */
export const wireJackpot = z
  .object({
    id: z.string(),
    name: z.string(),
    tiers: z.array(wireTier),
    games: z.array(
      z.object({
        slug: z.string(),
        name: z.string(),
        nameLanguage: languageOfName("name"),
        statedPpm: z.int().meta({ description: "What it returns in total." }),
      }),
    ),
  })
  .meta({ id: "Jackpot", description: "Shares and returns in parts per million of stakes." });
