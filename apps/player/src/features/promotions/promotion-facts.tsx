import type { PromotionDetail } from "@perya/api-client/player";
import { Money, Time } from "../../shared/format/money.tsx";
import { useText } from "../../shared/language/text.ts";
import { Card, Facts } from "../../shared/layout/page.tsx";

/** What turnover is counted by, and what the menu calls it. */
const PLAY = {
  RNG: "rng",
  LIVE: "live",
  FISH: "fish",
  PVP: "pvp",
  SPORTS: "sports",
  ESPORTS: "esports",
  COCKFIGHT: "cockfight",
  LOTT: "lotteryCenter",
  ELOTT: "elott",
  INHOUSE: "inhouse",
} as const;
const CATEGORIES = Object.keys(PLAY) as (keyof typeof PLAY)[];

const PERCENT = new Intl.NumberFormat("en", { style: "percent", maximumFractionDigits: 2 });
const WHOLE_BPS = 10_000;
const percentOf = (bps: number) => PERCENT.format(bps / WHOLE_BPS);

/** What a promotion gives, on which conditions, and what counts how much for them. */
export function PromotionFacts({ promotion }: { promotion: PromotionDetail }) {
  const t = useText("promotions");
  const menu = useText("menu");
  const { rule, currency, startsAt, endsAt } = promotion;
  const money = (amount: string) => <Money key="money" amount={{ amount, currency }} />;
  const wager = rule.times === 0 ? t("wager.none") : t(`wager.${rule.base}`, { times: rule.times });
  return (
    <>
      <Card>
        <h2 className="font-display text-xl font-bold">{t("rules")}</h2>
        <Facts
          facts={[
            [
              t("fact.gives"),
              t.rich("fact.share", {
                percent: percentOf(rule.percentBps),
                money: () => money(rule.cap),
              }),
            ],
            [t("fact.occasion"), t(`occasion.${rule.occasion}`)],
            [t("fact.minDeposit"), money(rule.minDeposit)],
            [t("fact.wager"), wager],
            [t("fact.days"), t("days", { days: rule.days })],
            ...(rule.maxCashOutTimes === null
              ? []
              : ([[t("fact.cashOut"), t("cashOut", { times: rule.maxCashOutTimes })]] as const)),
          ]}
        />
        {(startsAt !== null || endsAt !== null) && (
          <p className="flex flex-wrap gap-x-6 text-sm text-soft">
            {startsAt !== null && (
              <span>{t.rich("from", { time: () => <Time key="from" at={startsAt} /> })}</span>
            )}
            {endsAt !== null && (
              <span>{t.rich("until", { time: () => <Time key="until" at={endsAt} /> })}</span>
            )}
          </p>
        )}
      </Card>
      {rule.times > 0 && (
        <Card>
          <h2 className="font-display text-xl font-bold">{t("counts")}</h2>
          <Facts
            facts={CATEGORIES.map((category) => {
              const bps = rule.weights[category] ?? 0;
              return [menu(`item.${PLAY[category]}`), bps === 0 ? t("nothing") : percentOf(bps)];
            })}
          />
        </Card>
      )}
    </>
  );
}
