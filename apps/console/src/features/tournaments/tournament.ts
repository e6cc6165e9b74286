import type { BrandName, TournamentRow } from "@perya/api-client/operator";
import { plainMoney } from "../../shared/format/plain-money.ts";
import { Mistyped, unitsOf } from "../../shared/forms/amount.ts";
import { reading } from "../../shared/http/api.ts";

export const tournamentsOf = (brand: number) => reading("/tournaments", { query: { brand } });

export const SCORES: readonly (readonly [TournamentRow["score"], string])[] = [
  ["TURNOVER", "Valid turnover"],
  ["NET", "Net points: won less staked"],
  ["MULTIPLIER", "Best multiplier of one round"],
];

export const ENTRIES: readonly (readonly [TournamentRow["entry"], string])[] = [
  ["OPEN", "Everyone is in it"],
  ["FREE", "Who joins, free"],
  ["PAID", "Who joins and pays a fee"],
];

/** A tournament as it is typed: amounts and numbers as text, lists by lines. */
export interface Draft extends Pick<
  TournamentRow,
  "score" | "entry" | "categories" | "language" | "words" | "startsAt"
> {
  readonly feeTo: "POOL" | "HOUSE";
  readonly fee: string;
  readonly minStake: string;
  readonly games: string;
  readonly prizes: string;
  /** Percents. */
  readonly shares: string;
  readonly wagerTimes: string;
  readonly endsAt: string | null;
}

/** What a tournament is called in its own language. */
export function titleOf({ words, language }: Pick<TournamentRow, "words" | "language">): string {
  return words[language]?.title ?? "";
}

export function freshOf({ language }: BrandName): Draft {
  return {
    score: "TURNOVER",
    entry: "OPEN",
    feeTo: "POOL",
    fee: "",
    minStake: "",
    categories: [],
    games: "",
    prizes: "",
    shares: "",
    wagerTimes: "1",
    language,
    words: { [language]: { title: "", text: "" } },
    startsAt: null,
    endsAt: null,
  };
}

export function draftOf(tournament: TournamentRow): Draft {
  const { score, entry, feeTo, categories, language, words, startsAt, endsAt } = tournament;
  const { currency, fee, minStake, games, prizes, shares, wagerTimes } = tournament;
  const typed = (amount: string) => plainMoney({ amount, currency }) ?? "";
  return {
    score,
    entry,
    categories,
    language,
    words,
    startsAt,
    endsAt,
    feeTo: feeTo ?? "POOL",
    fee: fee === "0" ? "" : typed(fee),
    minStake: minStake === "0" ? "" : typed(minStake),
    games: games.join("\n"),
    prizes: prizes.map(typed).join("\n"),
    shares: shares.map((share) => String(share / BPS)).join("\n"),
    wagerTimes: String(wagerTimes),
  };
}

/** Basis points of a percent. */
const BPS = 100;

/** What is typed, as it is sent. Throws Mistyped. */
export function sentOf(draft: Draft, currency: string) {
  const { score, entry, categories, language, words, startsAt, endsAt } = draft;
  if (endsAt === null) throw new Mistyped("Until: choose when it ends.");
  const isPaid = entry === "PAID";
  const isPool = isPaid && draft.feeTo === "POOL";
  return {
    score,
    entry,
    language,
    words,
    startsAt,
    endsAt,
    categories: [...categories],
    fee: isPaid ? unitsOf(draft.fee, currency) : "0",
    feeTo: isPaid ? draft.feeTo : null,
    minStake: score === "MULTIPLIER" ? unitsOf(draft.minStake, currency) : "0",
    games: linesOf(draft.games),
    prizes: linesOf(draft.prizes).map((line) => unitsOf(line, currency)),
    shares: isPool ? linesOf(draft.shares).map(shareOf) : [],
    wagerTimes: timesOf(draft.wagerTimes),
  };
}

function linesOf(text: string): string[] {
  return text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");
}

function shareOf(line: string): number {
  const percent = line.replace(/\s*%$/, "");
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(percent))
    throw new Mistyped("Parts of the pool: type a percent on each line, such as 50 or 12.5.");
  return Math.round(Number(percent) * BPS);
}

function timesOf(text: string): number {
  if (!/^\d{1,3}$/.test(text.trim()))
    throw new Mistyped("How often a prize is played: type a whole number.");
  return Number(text);
}
