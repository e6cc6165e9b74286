import type { BrandName, Promotion } from "@perya/api-client/operator";
import type { LanguageCode } from "@perya/languages";
import { plainMoney } from "../../shared/format/plain-money.ts";
import { PLAY } from "../../shared/format/play.ts";
import { reading } from "../../shared/http/api.ts";

export const promotionsOf = (brand: number) => reading("/promotions", { query: { brand } });

export const CATEGORIES: readonly (readonly [Promotion["category"], string])[] = [
  ["new_player", "New players, beside the registration"],
  ["deposit", "Deposits"],
  ["daily", "Every day"],
  ["special", "Special"],
];

export const TYPES: readonly (readonly [Draft["type"], string])[] = [
  ["DEPOSIT_MATCH", "A share of a deposit on top"],
  ["GIFT", "A bonus without a deposit, which players claim"],
  ["CASHBACK", "A share of what players lost"],
  ["APPLICATION", "A bonus that players apply for, which staff decide on"],
  ["FREE_BETS", "Free rounds of one stake in our games; what they win is the bonus"],
  ["REBATE_BOOST", "A higher rebate for some days, which players join"],
];

export const OCCASIONS: readonly (readonly [Draft["occasion"], string])[] = [
  ["FIRST", "The first deposit ever"],
  ["DAILY", "Once a day"],
  ["WEEKLY", "Once a week, from Monday"],
];

export const GIFT_OCCASIONS: readonly (readonly [Draft["giftOccasion"], string])[] = [
  ["ONCE", "Once"],
  ["MONTHLY", "Once a month"],
];

export const FREE_OCCASIONS: readonly (readonly [Draft["freeOccasion"], string])[] = [
  ["ONCE", "Once, claimed by the player"],
  ["MONTHLY", "Once a month, claimed by the player"],
  ["FIRST", "With the first deposit ever"],
  ["DAILY", "With a deposit, once a day"],
  ["WEEKLY", "With a deposit, once a week, from Monday"],
];

export const CASHBACK_OCCASIONS: readonly (readonly [Draft["lossOf"], string])[] = [
  ["DAILY", "Each day"],
  ["WEEKLY", "Each week, from Monday"],
];

export const PAYMENTS: readonly (readonly [Draft["payment"], string])[] = [
  ["CLAIM", "Players claim it"],
  ["AT_ONCE", "Credited at once, once the days are closed"],
];

type FreeBetsRule = Extract<Promotion["rule"], { type: "FREE_BETS" }>;
export type CashbackRule = Extract<Promotion["rule"], { type: "CASHBACK" }>;

export const KEYS: readonly (readonly [Promotion["rule"]["keys"][number], string])[] = [
  ["account", "A bank account"],
  ["device", "A device"],
  ["address", "An address of the internet"],
  ["phone", "A phone number"],
  ["document", "A document"],
];

export type Words = NonNullable<Promotion["words"][LanguageCode]>;

/** A promotion as it is typed: amounts and numbers as text. */
export interface Draft {
  readonly category: Promotion["category"];
  readonly language: LanguageCode;
  readonly words: Readonly<Partial<Record<LanguageCode, Words>>>;
  readonly picture: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly budget: string;
  readonly countries: readonly string[];
  readonly levels: readonly number[];
  readonly registeredFrom: string | null;
  readonly registeredBefore: string | null;
  /** Percent of the players that are held out; empty for none. */
  readonly heldOut: string;
  readonly type: Promotion["rule"]["type"];
  /** Of a gift, and of what is applied for. */
  readonly giftOccasion: "ONCE" | "MONTHLY";
  readonly gift: string;
  /** Of what is applied for. */
  readonly least: string;
  readonly most: string;
  /** Of a deposit match. */
  readonly occasion: "FIRST" | "DAILY" | "WEEKLY";
  readonly methods: readonly string[];
  readonly minDeposit: string;
  readonly percent: string;
  readonly cap: string;
  /** Of free rounds: codes of games, with commas. */
  readonly freeOccasion: FreeBetsRule["occasion"];
  readonly freeGames: string;
  readonly rounds: string;
  readonly freeStake: string;
  readonly playDays: string;
  /** Of a higher rebate. */
  readonly extra: string;
  /** Of cashback. */
  readonly lossOf: CashbackRule["occasion"];
  readonly countedGames: readonly string[];
  readonly minLoss: string;
  readonly payment: CashbackRule["payment"];
  readonly claimDays: string;
  readonly times: string;
  readonly base: "B" | "DB";
  readonly days: string;
  readonly maxCashOut: string;
  /** Empty for what is usual. */
  readonly maxBet: string;
  readonly hardBlock: boolean;
  /** Percent by category; empty for none of it. */
  readonly weights: Readonly<Record<string, string>>;
  readonly keys: readonly Promotion["rule"]["keys"][number][];
}

const NO_WORDS: Words = { title: "", about: "", terms: "" };
export const PER_PERCENT = 100;
export const PPM_PER_PERCENT = 10_000;

/** The terms of each type that a new promotion begins with. */
const FRESH_TERMS = {
  type: "DEPOSIT_MATCH",
  giftOccasion: "ONCE",
  gift: "50",
  least: "50",
  most: "500",
  occasion: "FIRST",
  methods: [] as string[],
  minDeposit: "100",
  percent: "100",
  cap: "1000",
  freeOccasion: "ONCE",
  freeGames: "",
  rounds: "10",
  freeStake: "1",
  playDays: "7",
  extra: "0.2",
  lossOf: "WEEKLY",
  countedGames: [] as string[],
  minLoss: "100",
  payment: "CLAIM",
  claimDays: "7",
} as const satisfies Partial<Draft>;

/** What a promotion begins with whose type is chosen; the rest is as it was typed. */
export const BEGINS: Readonly<Partial<Record<Draft["type"], Partial<Draft>>>> = {
  DEPOSIT_MATCH: { percent: "100", cap: "1000", times: "12", base: "DB", days: "30" },
  CASHBACK: { percent: "10", cap: "1000", times: "1", base: "B", days: "30" },
  FREE_BETS: { cap: "100", times: "5", base: "B", days: "7" },
  REBATE_BOOST: { cap: "100", days: "7" },
};

/** What a new promotion begins with, in its brand's first language. */
export function freshOf({ language }: BrandName): Draft {
  return {
    category: "new_player",
    language,
    words: { [language]: NO_WORDS },
    picture: "",
    startsAt: null,
    endsAt: null,
    budget: "",
    countries: [],
    levels: [],
    registeredFrom: null,
    registeredBefore: null,
    heldOut: "",
    ...FRESH_TERMS,
    times: "12",
    base: "DB",
    days: "30",
    maxCashOut: "",
    maxBet: "",
    hardBlock: false,
    weights: Object.fromEntries(PLAY.map(([category]) => [category, "100"])),
    keys: KEYS.map(([key]) => key),
  };
}

export function draftOf(promotion: Promotion): Draft {
  const { category, language, words, picture, startsAt, endsAt, rule, currency } = promotion;
  const { countries, levels, registeredFrom, registeredBefore, heldOutPpm } = promotion.audience;
  const typed = (units: string) => plainMoney({ amount: units, currency }) ?? "";
  return {
    category,
    language,
    words,
    picture,
    startsAt,
    endsAt,
    budget: promotion.budget === null ? "" : typed(promotion.budget),
    countries,
    levels,
    registeredFrom,
    registeredBefore,
    heldOut: heldOutPpm === 0 ? "" : String(heldOutPpm / PPM_PER_PERCENT),
    ...FRESH_TERMS,
    ...termsOf(rule, typed),
    times: String(rule.times),
    base: rule.base,
    days: String(rule.days),
    maxCashOut: rule.maxCashOutTimes === null ? "" : String(rule.maxCashOutTimes),
    maxBet: rule.maxBet === null ? "" : typed(rule.maxBet),
    hardBlock: rule.hardBlock,
    weights: Object.fromEntries(
      PLAY.map(([name]) => [name, percentOf((rule.weights as Weights)[name])]),
    ),
    keys: rule.keys,
  };
}

/** What a rule of its type gives, as it is typed. */
function termsOf(rule: Promotion["rule"], typed: (units: string) => string): Partial<Draft> {
  const { type } = rule;
  if (rule.type === "APPLICATION")
    return {
      type,
      giftOccasion: rule.occasion,
      least: typed(rule.least),
      most: typed(rule.most),
      claimDays: String(rule.claimDays),
    };
  if (rule.type === "GIFT") return { type, giftOccasion: rule.occasion, gift: typed(rule.bonus) };
  if (rule.type === "CASHBACK")
    return {
      type,
      lossOf: rule.occasion,
      countedGames: rule.categories,
      minLoss: typed(rule.minLoss),
      percent: String(rule.percentBps / PER_PERCENT),
      cap: typed(rule.cap),
      payment: rule.payment,
      claimDays: String(rule.claimDays),
    };
  if (rule.type === "FREE_BETS")
    return {
      type,
      freeOccasion: rule.occasion,
      minDeposit: typed(rule.minDeposit),
      freeGames: rule.games.join(", "),
      rounds: String(rule.rounds),
      freeStake: typed(rule.stake),
      cap: typed(rule.cap),
      playDays: String(rule.playDays),
    };
  if (rule.type === "REBATE_BOOST")
    return {
      type,
      countedGames: rule.categories,
      extra: String(rule.extraPpm / PPM_PER_PERCENT),
      cap: typed(rule.cap),
    };
  return {
    type,
    occasion: rule.occasion,
    methods: rule.methods,
    minDeposit: typed(rule.minDeposit),
    percent: String(rule.percentBps / PER_PERCENT),
    cap: typed(rule.cap),
  };
}

type Weights = Readonly<Record<string, number | undefined>>;
const percentOf = (bps: number | undefined) => (bps ? String(bps / PER_PERCENT) : "");
