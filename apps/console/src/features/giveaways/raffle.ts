import type { BrandName, RaffleRow } from "@perya/api-client/operator";
import { plainMoney } from "../../shared/format/plain-money.ts";
import { Mistyped, unitsOf } from "../../shared/forms/amount.ts";
import { reading } from "../../shared/http/api.ts";

export const rafflesOf = (brand: number) => reading("/raffles", { query: { brand } });

/** Prizes of one rank as they are typed. */
export interface TypedPrize {
  readonly count: string;
  /** Empty for none. */
  readonly cash: string;
  readonly points: string;
}

/** A raffle as it is typed: amounts and numbers as text. */
export interface RaffleDraft extends Pick<RaffleRow, "language" | "words" | "startsAt"> {
  readonly endsAt: string | null;
  readonly ticket: string;
  readonly mostTickets: string;
  readonly prizes: readonly TypedPrize[];
  readonly wagerTimes: string;
}

export const NO_PRIZE: TypedPrize = { count: "1", cash: "", points: "" };

/** What a raffle or a red packet is called in its own language. */
export function titleOf({ words, language }: Pick<RaffleRow, "words" | "language">): string {
  return words[language]?.title ?? "";
}

export function freshRaffle({ language }: BrandName): RaffleDraft {
  return {
    language,
    words: { [language]: { title: "", text: "" } },
    startsAt: null,
    endsAt: null,
    ticket: "",
    mostTickets: "100",
    prizes: [NO_PRIZE],
    wagerTimes: "1",
  };
}

export function draftOf(raffle: RaffleRow): RaffleDraft {
  const { language, words, startsAt, endsAt, ticket, mostTickets, prizes, wagerTimes } = raffle;
  const typed = (amount: string) =>
    amount === "0" ? "" : (plainMoney({ ...ticket, amount }) ?? "");
  return {
    language,
    words,
    startsAt,
    endsAt,
    ticket: typed(ticket.amount),
    mostTickets: String(mostTickets),
    prizes: prizes.map(({ count, cash, points }) => ({
      count: String(count),
      cash: typed(cash),
      points: points === 0 ? "" : String(points),
    })),
    wagerTimes: String(wagerTimes),
  };
}

/** What is typed, as it is sent. Throws Mistyped. */
export function sentOf(draft: RaffleDraft, currency: string) {
  const { language, words, startsAt, endsAt, prizes } = draft;
  if (endsAt === null) throw new Mistyped("Until: say when the raffle ends.");
  return {
    language,
    words,
    startsAt,
    endsAt,
    ticketUnits: unitsOf(draft.ticket, currency),
    mostTickets: wholeOf(draft.mostTickets, "Tickets of one player"),
    prizes: prizes.map(({ count, cash, points }) => ({
      count: wholeOf(count, "How many prizes"),
      cash: cash.trim() === "" ? "0" : unitsOf(cash, currency),
      points: points.trim() === "" ? 0 : wholeOf(points, "Points"),
    })),
    wagerTimes: wholeOf(draft.wagerTimes, "How often cash is played"),
  };
}

/** A typed whole number. Throws Mistyped. */
export function wholeOf(text: string, label: string): number {
  const digits = text.replaceAll(/[\s,]/g, "");
  if (!/^\d{1,7}$/.test(digits)) throw new Mistyped(`${label}: type a whole number.`);
  return Number(digits);
}
