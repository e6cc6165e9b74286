import { languageOf, type LanguageCode } from "@perya/languages";
import { z } from "zod";
import { languageOfName, wireMoney, wireTime } from "../../../../http/answers/answer.ts";
import { wordsIn } from "../../words.ts";
import type { Win } from "../drawing/wins.store.ts";
import { drawLabelOf, RAFFLE_STATUSES, statusOf, type Raffle } from "../raffle.ts";
import { ticketsOf } from "../tickets/tickets-of.ts";

const prize = z.object({ count: z.int(), cash: wireMoney.nullable(), points: z.int() });
const fields = {
  id: z.string(),
  title: z.string(),
  text: z.string(),
  language: languageOfName("title"),
  status: z.enum(RAFFLE_STATUSES).exclude(["DRAFT"]),
  startsAt: wireTime,
  endsAt: wireTime,
  ticket: wireMoney.meta({ description: "Valid turnover for one ticket." }),
  mostTickets: z.int().meta({ description: "Tickets of one player at most." }),
  prizes: z.array(prize).meta({ description: "By rank, large to small." }),
  wagerTimes: z.int().meta({ description: "How often cash has to be played." }),
  mine: z
    .object({
      tickets: z.int(),
      turnover: wireMoney,
      claimUntil: wireTime.nullable().meta({
        description: "That a prize waits to be claimed, and until when.",
      }),
    })
    .nullable()
    .meta({ description: "What the player has of it; null for a guest." }),
};

/** A raffle as players see it in a list. */
export const wireRaffle = z.object(fields).meta({ id: "Raffle" });

const wireWin = z.object({
  draw: z
    .int()
    .meta({ description: "Which draw it was; after the prizes come those drawn again." }),
  place: z.int().meta({ description: "Which prize, from 1 for the largest." }),
  ticket: z.int(),
  name: z.string().meta({ description: "The winner's, masked." }),
  isMine: z.boolean(),
  cash: wireMoney.nullable(),
  points: z.int(),
  status: z.enum(["OPEN", "CLAIMED", "LAPSED"]),
  claimBy: wireTime,
});

/** A raffle with its result, and everything to check it by. */
export const wireRaffleDetail = z
  .object({
    ...fields,
    commitment: z.string().meta({ description: "SHA-256 of its seed, before any ticket." }),
    listHash: z.string().nullable().meta({
      description: "SHA-256 of the list of tickets, before the seed was opened.",
    }),
    tickets: z.int().nullable(),
    label: z.string().nullable().meta({ description: "What the draw is made of with the seed." }),
    seed: z.string().nullable(),
    myTickets: z
      .object({ code: z.string(), first: z.int(), count: z.int() })
      .nullable()
      .meta({ description: "The player's line of the list, and the number of its first ticket." }),
    wins: z.array(wireWin),
  })
  .meta({ id: "RaffleDetail" });

/** What a player has of a raffle. */
export interface Mine {
  readonly units: bigint;
  /** How many tickets were listed; null before. */
  readonly listed: number | null;
  readonly wins: readonly Win[];
}

const cashOf = (units: bigint, currency: string) =>
  units > 0n ? { amount: units.toString(), currency } : null;

/** A raffle in the first language of a reader that its words are in. */
export function toRaffle(
  raffle: Raffle,
  readable: readonly LanguageCode[],
  now: Temporal.Instant,
  mine: Mine | null,
): z.infer<typeof wireRaffle> {
  const { publicId: id, currency, mostTickets, wagerTimes, startsAt, endsAt } = raffle;
  const { title, text, code } = wordsIn(raffle, readable);
  const status = statusOf(raffle, now);
  if (status === "DRAFT" || startsAt === null) throw new Error(`Raffle ${id} is not on offer`);
  const money = (units: bigint) => ({ amount: units.toString(), currency });
  return {
    id,
    title,
    text,
    language: languageOf(code).tag,
    status,
    startsAt: startsAt.toString(),
    endsAt: endsAt.toString(),
    ticket: money(raffle.ticketUnits),
    mostTickets,
    prizes: raffle.prizes.map(({ count, cash, points }) => ({
      count,
      cash: cashOf(cash, currency),
      points: Number(points),
    })),
    wagerTimes,
    mine: mine && {
      tickets: mine.listed ?? ticketsOf(mine.units, raffle),
      turnover: money(mine.units > 0n ? mine.units : 0n),
      claimUntil: openUntil(mine.wins, now),
    },
  };
}

/** Until when the first of some prizes has to be claimed; null where none waits. */
function openUntil(wins: readonly Win[], now: Temporal.Instant): string | null {
  const [first] = wins
    .filter((win) => win.status === "OPEN" && Temporal.Instant.compare(win.claimBy, now) > 0)
    .map(({ claimBy }) => claimBy)
    .toSorted(Temporal.Instant.compare);
  return first?.toString() ?? null;
}

/** What a raffle is checked by. */
export function proofOf({ publicId, commitment, listHash, tickets, seed }: Raffle) {
  return {
    commitment: commitment ?? "",
    listHash,
    tickets: tickets === null ? null : Number(tickets),
    label: listHash === null ? null : drawLabelOf(publicId, listHash),
    seed,
  };
}

/** A draw as everyone sees it. */
export function toWin(
  win: Win,
  { name, isMine, currency }: { name: string; isMine: boolean; currency: string },
): z.infer<typeof wireWin> {
  const { draw, place, ticket, cash, points, status, claimBy } = win;
  return {
    draw,
    place,
    ticket,
    name,
    isMine,
    cash: cashOf(cash, currency),
    points: Number(points),
    status,
    claimBy: claimBy.toString(),
  };
}
