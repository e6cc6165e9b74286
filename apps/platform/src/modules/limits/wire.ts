import { z } from "zod";
import { wireMoney, wireTime } from "../../http/answers/answer.ts";
import { ALL_LIMITS, LIMITS, OWNERS, TIME_LIMITS } from "./limits.ts";

export const limitName = z.enum(ALL_LIMITS).meta({ id: "LimitName" });

const minutes = z.int().min(0);

/** One limit as its player and staff see it. */
export const wireLimit = z
  .object({
    name: z.enum(LIMITS),
    own: wireMoney.nullable().meta({ description: "The player's own; null for none." }),
    staff: wireMoney.nullable().meta({ description: "One of staff, which a player can't change." }),
    used: wireMoney.nullable().meta({
      description:
        "What counts now: below zero for a player who won; of a balance, all that is held. " +
        "Null for single bets.",
    }),
    calendar: z.boolean().meta({
      description: "Whether it is also counted over the calendar's month, as the law has it.",
    }),
    raise: z
      .object({
        to: wireMoney.nullable().meta({ description: "Null for no limit." }),
        from: wireTime.meta({ description: "From then on it can be confirmed." }),
        until: wireTime,
      })
      .nullable()
      .meta({ description: "A higher limit that was asked for and is not confirmed." }),
  })
  .meta({ id: "PlayerLimit" });

/** One limit of the time at play, in minutes. */
const wireTimeLimit = z
  .object({
    name: z.enum(TIME_LIMITS),
    own: minutes.nullable().meta({ description: "The player's own; null for none." }),
    used: minutes,
    raise: z
      .object({ to: minutes.nullable(), from: wireTime, until: wireTime })
      .nullable()
      .meta({ description: "A higher limit that was asked for and is not confirmed." }),
  })
  .meta({ id: "PlayerTimeLimit" });

export const wireLimits = z
  .object({
    currency: z.string(),
    limits: z.array(wireLimit),
    times: z.array(wireTimeLimit),
    needed: z.array(z.array(limitName)).meta({
      description: "What the law wants set before deposits and play: one limit of each list.",
    }),
  })
  .meta({ id: "PlayerLimits", description: "Every limit there is, set or not." });

export const wireChange = z
  .object({
    name: z.enum([...ALL_LIMITS, "realityCheck"]).meta({ id: "ChangedLimit" }),
    owner: z.enum(OWNERS),
    what: z.enum(["SET", "LOWERED", "RAISE_ASKED", "RAISED", "RAISE_DROPPED"]),
    before: wireMoney.nullable(),
    after: wireMoney.nullable(),
    minutes: z
      .object({ before: minutes.nullable(), after: minutes.nullable() })
      .nullable()
      .meta({ description: "In place of amounts where the limit is one of time." }),
    actor: z.string(),
    at: wireTime,
  })
  .meta({ id: "LimitChange" });
