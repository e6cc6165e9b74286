import { toWire } from "@perya/money";
import { z } from "zod";
import { Refusal, wireMoney, wireTime } from "../../../http/answers/answer.ts";
import { STATEMENT_PROVIDERS } from "../../cashier/index.ts";
import { DIFFERENCE_KINDS, DIFFERENCE_STATES, WAYS, type Difference } from "./difference.ts";

/** What settling can be refused with, by code: status and sentence. */
export const SETTLE_REFUSALS = {
  NOT_FOUND: [404, "There is no such difference."],
  WRONG_STATE: [409, "This is settled already."],
  NOT_REOPENED: [409, "Only an arrival that was settled as none of ours can be opened again."],
  NOT_A_PAIR: [422, "These two are not the sides of one movement."],
  ASKED_ALREADY: [409, "This waits for a second person already."],
  REFERENCE_USED: [409, "This payment has a deposit, or is a payout that came back, by now."],
  NOT_AN_ARRIVAL: [
    422,
    "Only what arrived and is not known can be sent back, or credited to a player of the same " +
      "brand and currency.",
  ],
} as const;

export function settleRefusal(code: keyof typeof SETTLE_REFUSALS): Refusal {
  const [status, sentence] = SETTLE_REFUSALS[code];
  return new Refusal(status, code, sentence);
}

export const differenceRow = z
  .object({
    id: z.string(),
    provider: z.enum(STATEMENT_PROVIDERS),
    kind: z.enum(DIFFERENCE_KINDS),
    direction: z.enum(["IN", "OUT"]).nullable(),
    number: z.string().nullable(),
    movement: z.string().nullable().meta({
      description: "The deposit, or the withdrawal and the number of its leg: `wd_…/1`.",
    }),
    theirs: wireMoney.nullable(),
    ours: wireMoney.nullable(),
    amount: wireMoney.nullable().meta({
      description: "What one side lacks, or by which they differ; null where no money is known.",
    }),
    player: z.string().nullable().meta({ description: "Ours, or the name the provider tells." }),
    playerId: z.string().nullable(),
    day: z.iso.date(),
    at: wireTime,
    state: z.enum(DIFFERENCE_STATES),
    how: z.enum(WAYS).nullable(),
    reason: z.string().nullable(),
    returnedNumber: z.string().nullable().meta({
      description: "The provider's number of the payment by which it was sent back.",
    }),
    settledBy: z.string().nullable(),
    settledAt: wireTime.nullable(),
  })
  .meta({ id: "ReconciliationRow", description: "What a statement and our books differ in." });

export function toDifferenceRow(difference: Difference): z.infer<typeof differenceRow> {
  const { publicId: id, provider, kind, direction, number, movement, currency } = difference;
  const {
    player,
    playerRef: playerId,
    day,
    state,
    how,
    reason,
    settledBy,
    returnedNumber,
  } = difference;
  const money = (units: bigint | null) =>
    units === null || currency === null ? null : toWire({ units, currency });
  return {
    id,
    provider,
    kind,
    direction,
    number,
    movement,
    player,
    playerId,
    day,
    state,
    how,
    reason,
    returnedNumber,
    settledBy,
    theirs: money(difference.providerUnits),
    ours: money(difference.ownUnits),
    amount: money(difference.units),
    at: difference.at.toString(),
    settledAt: difference.settledAt?.toString() ?? null,
  };
}
