import { Mistyped, unitsOf } from "../../shared/forms/amount.ts";
import { PER_PERCENT, PPM_PER_PERCENT, type CashbackRule, type Draft } from "./promotion.ts";

/** What is typed, as it is sent. Throws Mistyped. */
export function bodyOf(draft: Draft, currency: string) {
  const { countries, levels, registeredFrom, registeredBefore } = draft;
  const { category, language, words, picture, startsAt, endsAt } = draft;
  const amount = (text: string, label: string) => {
    if (text.trim() === "") throw new Mistyped(`${label}: please type an amount.`);
    return unitsOf(text, currency);
  };
  return {
    category,
    language,
    words,
    picture,
    startsAt,
    endsAt,
    budget: draft.budget.trim() === "" ? null : unitsOf(draft.budget, currency),
    audience: {
      countries: [...countries],
      levels: [...levels],
      registeredFrom,
      registeredBefore,
      heldOutPpm:
        draft.heldOut.trim() === ""
          ? 0
          : bpsOf(draft.heldOut, "Control group") * (PPM_PER_PERCENT / PER_PERCENT),
    },
    rule: ruleOf(draft, currency, amount),
  };
}

type Amount = (text: string, label: string) => string;

/** The rule of a type, as it is sent. */
function ruleOf(draft: Draft, currency: string, amount: Amount) {
  const same = { days: wholeOf(draft.days, "Days"), keys: [...draft.keys] };
  if (draft.type === "REBATE_BOOST")
    return { ...same, ...NOTHING_TO_PLAY, ...boostOf(draft, amount) };
  return { ...same, ...playedOf(draft, currency), ...givenOf(draft, amount) };
}

/** A rebate's own terms say what is played of it. */
const NOTHING_TO_PLAY = {
  times: 0,
  base: "B",
  maxCashOutTimes: null,
  maxBet: null,
  hardBlock: false,
  weights: {},
} as const;

/** What has to be played, as it is sent. */
function playedOf(draft: Draft, currency: string) {
  return {
    times: wholeOf(draft.times, "How often"),
    base: draft.base,
    maxCashOutTimes:
      draft.maxCashOut.trim() === "" ? null : wholeOf(draft.maxCashOut, "At most stays"),
    maxBet: draft.maxBet.trim() === "" ? null : unitsOf(draft.maxBet, currency),
    hardBlock: draft.hardBlock,
    weights: Object.fromEntries(
      Object.entries(draft.weights)
        .filter(([, percent]) => percent.trim() !== "" && Number(percent) !== 0)
        .map(([name, percent]) => [name, bpsOf(percent, name)]),
    ),
  };
}

/** What a rule of its type gives, as it is sent. */
function givenOf(draft: Draft, amount: Amount) {
  const { type, giftOccasion: occasion } = draft;
  if (type === "APPLICATION")
    return {
      type,
      occasion,
      least: amount(draft.least, "At least"),
      most: amount(draft.most, "At most"),
      claimDays: wholeOf(draft.claimDays, "Days to claim it in"),
    };
  if (type === "GIFT") return { type, occasion, bonus: amount(draft.gift, "Bonus") };
  if (draft.type === "CASHBACK")
    return {
      type: draft.type,
      occasion: draft.lossOf,
      categories: draft.countedGames as CashbackRule["categories"],
      minLoss: amount(draft.minLoss, "Smallest loss"),
      percentBps: bpsOf(draft.percent, "Share of the loss"),
      cap: amount(draft.cap, "Cashback at most"),
      payment: draft.payment,
      claimDays: wholeOf(draft.claimDays, "Days to claim it in"),
    };
  if (draft.type === "FREE_BETS") return freeOf(draft, amount);
  return {
    type: "DEPOSIT_MATCH" as const,
    occasion: draft.occasion,
    methods: [...draft.methods],
    minDeposit: amount(draft.minDeposit, "Smallest deposit"),
    percentBps: bpsOf(draft.percent, "Share of the deposit"),
    cap: amount(draft.cap, "Bonus at most"),
  };
}

function freeOf(draft: Draft, amount: Amount) {
  const games = draft.freeGames.split(/[\s,]+/).filter((code) => code !== "");
  if (games.length === 0) throw new Mistyped("Games: name one at least.");
  return {
    type: "FREE_BETS" as const,
    occasion: draft.freeOccasion,
    minDeposit: amount(draft.minDeposit, "Smallest deposit"),
    games,
    rounds: wholeOf(draft.rounds, "Rounds"),
    stake: amount(draft.freeStake, "Stake"),
    cap: amount(draft.cap, "Won at most"),
    playDays: wholeOf(draft.playDays, "Days to play them in"),
  };
}

function boostOf(draft: Draft, amount: Amount) {
  return {
    type: "REBATE_BOOST" as const,
    occasion: "ONCE" as const,
    categories: draft.countedGames as CashbackRule["categories"],
    extraPpm: bpsOf(draft.extra, "Added to the rate") * (PPM_PER_PERCENT / PER_PERCENT),
    cap: amount(draft.cap, "Added to a day's rebate at most"),
  };
}

function wholeOf(text: string, label: string): number {
  if (!/^\d{1,6}$/.test(text.trim())) throw new Mistyped(`${label}: type a whole number.`);
  return Number(text);
}

/** Hundredths of a percent. */
function bpsOf(text: string, label: string): number {
  if (!/^\d{1,4}(?:\.\d{1,2})?$/.test(text.trim()))
    throw new Mistyped(`${label}: type a percentage with at most two decimals.`);
  return Math.round(Number(text) * PER_PERCENT);
}
