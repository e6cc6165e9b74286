import type { PromotionDetail } from "@perya/api-client/player";
import type { ReactNode } from "react";
import { percentOf } from "../../shared/games/category-weights.tsx";
import { PLAY_CATEGORIES } from "../../shared/games/play-categories.ts";
import { useText } from "../../shared/language/text.ts";

type Fact = readonly [label: string, value: ReactNode];
type Rule = PromotionDetail["rule"];
type Boost = Extract<Rule, { type: "REBATE_BOOST" }>;
type FreeBets = Extract<Rule, { type: "FREE_BETS" }>;
type Cashback = Extract<Rule, { type: "CASHBACK" }>;

const PPM_PER_BPS = 100;

/** What a rule of its type gives, and for what. */
export function useRuleFacts(rule: Rule, money: (amount: string) => ReactNode): readonly Fact[] {
  const t = useText("promotions");
  const cashback = useCashbackFacts();
  const boost = useBoostFacts();
  const free = useFreeFacts();
  if (rule.type === "CASHBACK") return cashback(rule, money);
  if (rule.type === "REBATE_BOOST") return boost(rule, money);
  if (rule.type === "FREE_BETS") return free(rule, money);
  const occasion = [t("fact.occasion"), t(`occasion.${rule.occasion}`)] as const;
  if (rule.type === "GIFT") return [[t("fact.gives"), money(rule.bonus)], occasion];
  if (rule.type === "APPLICATION") {
    const range = { least: () => money(rule.least), most: () => money(rule.most) };
    return [
      [t("fact.gives"), t.rich("fact.range", range)],
      occasion,
      [t("fact.claimDays"), t("days", { days: rule.claimDays })],
    ];
  }
  const share = { percent: percentOf(rule.percentBps), money: () => money(rule.cap) };
  return [
    [t("fact.gives"), t.rich("fact.share", share)],
    occasion,
    [t("fact.minDeposit"), money(rule.minDeposit)],
  ];
}

/** Games by the names that the menu has for them. */
function useGames() {
  const t = useText("promotions");
  const menu = useText("menu");
  return (categories: Cashback["categories"]) =>
    categories.length === 0
      ? t("allGames")
      : categories.map((one) => menu(`item.${PLAY_CATEGORIES[one]}`)).join(", ");
}

function useFreeFacts() {
  const t = useText("promotions");
  return (rule: FreeBets, money: (amount: string) => ReactNode): readonly Fact[] => {
    const isOfDeposit = rule.occasion !== "ONCE" && rule.occasion !== "MONTHLY";
    const each = { rounds: rule.rounds, money: () => money(rule.stake) };
    return [
      [t("fact.gives"), t.rich("fact.freeRounds", each)],
      [t("fact.occasion"), t(`occasion.${rule.occasion}`)],
      ...(isOfDeposit ? ([[t("fact.minDeposit"), money(rule.minDeposit)]] as const) : []),
      [t("fact.freeCap"), money(rule.cap)],
      [t("fact.playDays"), t("days", { days: rule.playDays })],
    ];
  };
}

function useBoostFacts() {
  const t = useText("promotions");
  const games = useGames();
  return (rule: Boost, money: (amount: string) => ReactNode): readonly Fact[] => [
    [t("fact.boost"), `+${percentOf(rule.extraPpm / PPM_PER_BPS)}`],
    [t("fact.boostCap"), money(rule.cap)],
    [t("fact.boostGames"), games(rule.categories)],
    [t("fact.boostDays"), t("days", { days: rule.days })],
  ];
}

function useCashbackFacts() {
  const t = useText("promotions");
  const games = useGames();
  return (rule: Cashback, money: (amount: string) => ReactNode): readonly Fact[] => {
    const share = { percent: percentOf(rule.percentBps), money: () => money(rule.cap) };
    return [
      [t("fact.gives"), t.rich("fact.lossShare", share)],
      [t("fact.occasion"), t(`lossOf.${rule.occasion}`)],
      [t("fact.minLoss"), money(rule.minLoss)],
      [t("fact.lossGames"), games(rule.categories)],
      [t("fact.claimDays"), t("days", { days: rule.claimDays })],
    ];
  };
}
