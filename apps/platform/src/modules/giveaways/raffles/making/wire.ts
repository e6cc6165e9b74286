import { z } from "zod";
import { inputUnits, limitUnits, wireMoney, wireTime } from "../../../../http/answers/answer.ts";
import { givenWords, hasOwnWords, NO_OWN_WORDS, wordFields } from "../../words.ts";
import { budgetOf, RAFFLE_STATUSES, statusOf, type Raffle, type RaffleDraft } from "../raffle.ts";

const MOST_TIMES = 100;
const MOST_POINTS = 1_000_000;
const MOST_RANKS = 20;
/** Prizes of one raffle. */
const MOST_PRIZES = 500;
/** Tickets of one player: with ten thousand players all numbers stay below 2^32. */
const MOST_TICKETS = 100_000;

const prize = z.object({
  count: z.number().int().min(1).max(MOST_PRIZES),
  cash: limitUnits.default("0"),
  points: z.number().int().min(0).max(MOST_POINTS).default(0),
});
const fields = {
  ...wordFields,
  ticketUnits: inputUnits.meta({ description: "Valid turnover for one ticket." }),
  mostTickets: z.number().int().min(1).max(MOST_TICKETS).meta({
    description: "Tickets of one player at most.",
  }),
  prizes: z.array(prize).min(1).max(MOST_RANKS).meta({ description: "By rank, large to small." }),
  wagerTimes: z.number().int().min(0).max(MOST_TIMES).default(1).meta({
    description: "How often cash has to be played before it may leave.",
  }),
  startsAt: wireTime.nullable().default(null),
  endsAt: wireTime,
};

/** What staff write of a raffle. */
export const raffleDraft = z
  .object(fields)
  .refine(hasOwnWords, NO_OWN_WORDS)
  .refine(({ prizes }) => prizes.every(({ cash, points }) => cash !== "0" || points > 0), {
    path: ["prizes"],
    message: "Each prize needs cash, points or both",
  })
  .refine(({ prizes }) => prizes.reduce((sum, { count }) => sum + count, 0) <= MOST_PRIZES, {
    path: ["prizes"],
    message: `A raffle has at most ${MOST_PRIZES} prizes`,
  })
  .refine(
    ({ startsAt, endsAt }) => startsAt === null || Date.parse(startsAt) < Date.parse(endsAt),
    {
      path: ["endsAt"],
      message: "The end must come after the beginning",
    },
  );

export const version = z.string().regex(/^\d{1,18}$/);
export const raffleId = z.string().regex(/^rf_[0-9a-v]{20}$/);

export const wireRaffleRow = z
  .object({
    ...fields,
    id: z.string(),
    status: z.enum(RAFFLE_STATUSES),
    ticket: wireMoney,
    budget: wireMoney.meta({ description: "What its prizes cost together in cash." }),
    paid: wireMoney.meta({ description: "Cash that was claimed so far." }),
    claims: z.int().meta({ description: "Prizes that were claimed so far." }),
    commitment: z.string().nullable(),
    listHash: z.string().nullable(),
    tickets: z.string().nullable().meta({ description: "Once they are numbered." }),
    seed: z.string().nullable(),
    drawnAt: wireTime.nullable(),
    version,
    waiting: z.object({ by: z.string(), at: wireTime }).nullable().meta({
      description: "That it waits for a second person to be offered.",
    }),
  })
  .meta({ id: "RaffleRow", description: "A raffle, for staff." });

/** A draft in the brand's currency, its prizes large to small. */
export function draftOf(
  { ticketUnits, words, prizes, startsAt, endsAt, ...same }: z.infer<typeof raffleDraft>,
  currency: string,
): RaffleDraft {
  return {
    ...same,
    words: givenWords(words),
    ticketUnits: BigInt(ticketUnits),
    currency,
    prizes: prizes
      .map(({ count, cash, points }) => ({ count, cash: BigInt(cash), points: BigInt(points) }))
      .toSorted((one, other) => Number(other.cash - one.cash) || Number(other.points - one.points)),
    startsAt: startsAt === null ? null : Temporal.Instant.from(startsAt),
    endsAt: Temporal.Instant.from(endsAt),
  };
}

interface Beside {
  readonly now: Temporal.Instant;
  readonly waiting?: { readonly askedBy: string; readonly askedAt: Temporal.Instant } | undefined;
  readonly paid?: { readonly prizes: number; readonly cash: bigint } | undefined;
}

/** A raffle for staff, and for the audit trail. */
export function toRaffleRow(
  raffle: Raffle,
  { now, waiting, paid }: Beside,
): z.infer<typeof wireRaffleRow> {
  const { publicId: id, language, words, currency, mostTickets, wagerTimes } = raffle;
  const money = (units: bigint) => ({ amount: units.toString(), currency });
  return {
    id,
    language,
    words: { ...words },
    ticketUnits: raffle.ticketUnits.toString(),
    mostTickets,
    prizes: raffle.prizes.map(({ count, cash, points }) => ({
      count,
      cash: cash.toString(),
      points: Number(points),
    })),
    wagerTimes,
    startsAt: raffle.startsAt?.toString() ?? null,
    endsAt: raffle.endsAt.toString(),
    status: statusOf(raffle, now),
    ticket: money(raffle.ticketUnits),
    budget: money(budgetOf(raffle)),
    paid: money(paid?.cash ?? 0n),
    claims: paid?.prizes ?? 0,
    commitment: raffle.commitment,
    listHash: raffle.listHash,
    tickets: raffle.tickets?.toString() ?? null,
    seed: raffle.seed,
    drawnAt: raffle.drawnAt?.toString() ?? null,
    version: raffle.version.toString(),
    waiting: waiting ? { by: waiting.askedBy, at: waiting.askedAt.toString() } : null,
  };
}
