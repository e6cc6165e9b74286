import type { BrandName, MissionRow } from "@perya/api-client/operator";
import { plainMoney } from "../../shared/format/plain-money.ts";
import { Mistyped, unitsOf } from "../../shared/forms/amount.ts";
import { reading } from "../../shared/http/api.ts";

export const missionsOf = (brand: number) => reading("/missions", { query: { brand } });

/** What a mission asks for, and what its target counts. */
export const KINDS: readonly (readonly [MissionRow["kind"], string, string])[] = [
  ["DEPOSIT_COUNT", "Deposits, by their number", "Deposits"],
  ["DEPOSIT_SUM", "Deposits, by their sum", "Sum of deposits"],
  ["TURNOVER", "Valid turnover", "Turnover"],
  ["WIN_COUNT", "Rounds won", "Rounds that paid more than they cost"],
  ["SIGN_IN", "Days signed in", "Days"],
  ["KYC", "A level of verification", "Level, 1 to 3"],
];

export const SPANS: readonly (readonly [MissionRow["span"], string])[] = [
  ["ONCE", "Once"],
  ["DAILY", "Once a day"],
  ["WEEKLY", "Once a week, from Monday"],
];

/** Kinds whose targets are amounts. */
const IN_MONEY: ReadonlySet<string> = new Set(["DEPOSIT_SUM", "TURNOVER"]);
export const isInMoney = (kind: MissionRow["kind"]) => IN_MONEY.has(kind);
/** Kinds that can be of a category of games alone. */
const OF_GAMES: ReadonlySet<string> = new Set(["TURNOVER", "WIN_COUNT"]);
export const isOfGames = (kind: MissionRow["kind"]) => OF_GAMES.has(kind);

/** A mission as it is typed: amounts and numbers as text. */
export interface Draft extends Pick<
  MissionRow,
  "kind" | "category" | "span" | "language" | "words" | "startsAt" | "endsAt"
> {
  readonly target: string;
  readonly vipLevel: string;
  readonly points: string;
  /** Empty for none. */
  readonly cash: string;
  readonly wagerTimes: string;
  readonly order: string;
}

/** What a mission is called in its own language. */
export function titleOf({ words, language }: Pick<MissionRow, "words" | "language">): string {
  return words[language]?.title ?? "";
}

export function freshOf({ language }: BrandName): Draft {
  return {
    kind: "TURNOVER",
    category: null,
    span: "DAILY",
    language,
    words: { [language]: { title: "", text: "" } },
    startsAt: null,
    endsAt: null,
    target: "",
    vipLevel: "0",
    points: "",
    cash: "",
    wagerTimes: "1",
    order: "0",
  };
}

export function draftOf(mission: MissionRow): Draft {
  const { kind, category, span, language, words, startsAt, endsAt, cashMoney } = mission;
  const typed = (amount: string) => plainMoney({ ...cashMoney, amount }) ?? "";
  return {
    kind,
    category,
    span,
    language,
    words,
    startsAt,
    endsAt,
    target: isInMoney(kind) ? typed(mission.target) : mission.target,
    vipLevel: String(mission.vipLevel),
    points: mission.points === 0 ? "" : String(mission.points),
    cash: mission.cash === "0" ? "" : typed(mission.cash),
    wagerTimes: String(mission.wagerTimes),
    order: String(mission.order),
  };
}

/** What is typed, as it is sent. Throws Mistyped. */
export function sentOf(draft: Draft, currency: string) {
  const { kind, category, span, language, words, startsAt, endsAt } = draft;
  return {
    kind,
    category: isOfGames(kind) ? category : null,
    span: kind === "KYC" ? ("ONCE" as const) : span,
    language,
    words,
    startsAt,
    endsAt,
    target: isInMoney(kind)
      ? unitsOf(draft.target, currency)
      : String(wholeOf(draft.target, "Target")),
    vipLevel: wholeOf(draft.vipLevel, "From VIP level"),
    points: draft.points.trim() === "" ? 0 : wholeOf(draft.points, "Points"),
    cash: draft.cash.trim() === "" ? "0" : unitsOf(draft.cash, currency),
    wagerTimes: wholeOf(draft.wagerTimes, "How often it is played"),
    order: wholeOf(draft.order, "Place in the list"),
  };
}

function wholeOf(text: string, label: string): number {
  const digits = text.replaceAll(/[\s,]/g, "");
  if (!/^\d{1,7}$/.test(digits)) throw new Mistyped(`${label}: type a whole number.`);
  return Number(digits);
}
