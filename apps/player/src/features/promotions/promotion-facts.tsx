import type { PromotionDetail } from "@perya/api-client/player";
import { UNITS_PER_MAJOR } from "@perya/money";
import { Money, Time } from "../../shared/format/money.tsx";
import { CategoryWeights, percentOf } from "../../shared/games/category-weights.tsx";
import { useText } from "../../shared/language/text.ts";
import { Card, Facts } from "../../shared/layout/page.tsx";
import { useRuleFacts } from "./rule-facts.tsx";

/** The highest bet where a promotion names none: a share, and ledger units at most. */
const USUAL_BPS = 500;
const USUAL_MOST = (100n * UNITS_PER_MAJOR).toString();

/** What a promotion gives, on which conditions, and what counts how much for them. */
export function PromotionFacts({ promotion }: { promotion: PromotionDetail }) {
  const t = useText("promotions");
  const { rule, currency, startsAt, endsAt } = promotion;
  const money = (amount: string) => <Money key={amount} amount={{ amount, currency }} />;
  const given = useRuleFacts(rule, money);
  const wager = rule.times === 0 ? t("wager.none") : t(`wager.${rule.base}`, { times: rule.times });
  const highestBet =
    rule.maxBet === null
      ? t.rich("fact.usualBet", {
          percent: percentOf(USUAL_BPS),
          money: () => money(USUAL_MOST),
        })
      : money(rule.maxBet);
  return (
    <>
      <Card>
        <h2 className="font-display text-xl font-bold">{t("rules")}</h2>
        <Facts
          facts={[
            ...given,
            ...(rule.type === "REBATE_BOOST"
              ? []
              : ([
                  [t("fact.wager"), wager],
                  [t("fact.days"), t("days", { days: rule.days })],
                ] as const)),
            ...(rule.times === 0 ? [] : ([[t("fact.maxBet"), highestBet]] as const)),
            ...(rule.maxCashOutTimes === null
              ? []
              : ([[t("fact.cashOut"), t("cashOut", { times: rule.maxCashOutTimes })]] as const)),
          ]}
        />
        {rule.type === "CASHBACK" && (
          <p className="text-soft">
            {t("lossText")} {t(`payment.${rule.payment}`)}
          </p>
        )}
        {rule.type === "FREE_BETS" && <p className="text-soft">{t("freeText")}</p>}
        {rule.type === "REBATE_BOOST" && <p className="text-soft">{t("boostText")}</p>}
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
          <CategoryWeights weights={rule.weights} />
        </Card>
      )}
    </>
  );
}
