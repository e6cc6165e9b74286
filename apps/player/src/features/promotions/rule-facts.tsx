import type { PromotionDetail } from "@perya/api-client/player";
import type { ReactNode } from "react";
import { percentOf } from "../../shared/games/category-weights.tsx";
import { PLAY_CATEGORIES } from "../../shared/games/play-categories.ts";
import { useText } from "../../shared/language/text.ts";

type Fact = readonly [label: string, value: ReactNode];
type Rule = PromotionDetail["rule"];
type Cashback = Extract<Rule, { type: "CASHBACK" }>;

/** What a rule of its type gives, and for what. */
export function useRuleFacts(rule: Rule, money: (amount: string) => ReactNode): readonly Fact[] {
  const t = useText("promotions");
  const cashback = useCashbackFacts();
  if (rule.type === "CASHBACK") return cashback(rule, money);
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

function useCashbackFacts() {
  const t = useText("promotions");
  const menu = useText("menu");
  return (rule: Cashback, money: (amount: string) => ReactNode): readonly Fact[] => {
    const share = { percent: percentOf(rule.percentBps), money: () => money(rule.cap) };
    const games = rule.categories.map((one) => menu(`item.${PLAY_CATEGORIES[one]}`)).join(", ");
    return [
      [t("fact.gives"), t.rich("fact.lossShare", share)],
      [t("fact.occasion"), t(`lossOf.${rule.occasion}`)],
      [t("fact.minLoss"), money(rule.minLoss)],
      [t("fact.lossGames"), games === "" ? t("allGames") : games],
      [t("fact.claimDays"), t("days", { days: rule.claimDays })],
    ];
  };
}
