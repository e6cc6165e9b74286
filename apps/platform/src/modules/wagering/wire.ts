import { toWire } from "@perya/money";
import { z } from "zod";
import { wireMoney, wireTime } from "../../http/answers/answer.ts";
import { VENDOR_CATEGORIES } from "../catalogue/index.ts";
import { SOURCES, STATUSES, type Requirement } from "./requirement.ts";

const category = z.enum(VENDOR_CATEGORIES);

/** What a player has to play, as the player and staff see it. */
export const wireRequirement = z
  .object({
    source: z.enum(SOURCES).meta({
      description: "ADJUST is what staff or the house asked for.",
    }),
    required: wireMoney,
    done: wireMoney,
    weights: z
      .partialRecord(category, z.number().int())
      .nullable()
      .meta({
        description:
          "The share of each category's turnover that counts, in hundredths of a percent; a " +
          "category that is missing counts nothing. Null where everything counts in full.",
      }),
    highestBet: wireMoney.nullable(),
    closed: z.array(category).meta({ description: "Categories that take no bets meanwhile." }),
    status: z.enum(STATUSES),
    createdAt: wireTime,
    endedAt: wireTime.nullable(),
  })
  .meta({ id: "WageringRequirement" });

export function toWireRequirement(
  requirement: Requirement,
  currency: string,
): z.infer<typeof wireRequirement> {
  const { source, required, done, weights, highestBet, closed, status } = requirement;
  const money = (units: bigint) => toWire({ units, currency });
  return {
    source,
    required: money(required),
    done: money(done),
    weights,
    highestBet: highestBet === null ? null : money(highestBet),
    closed: [...closed],
    status,
    createdAt: requirement.createdAt.toString(),
    endedAt: requirement.endedAt?.toString() ?? null,
  };
}
