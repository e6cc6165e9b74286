import type { LotteryRules, Market, Terms } from "@perya/lottery-kit";
import { useMemo } from "react";
import { useText } from "../../../shared/language/text.ts";
import { offersOf, oddsText, oneIn, percent } from "./chances.ts";
import { markName, marketAbout, marketName } from "./say.ts";

interface MarketFactsProps {
  readonly market: Market;
  readonly rules: LotteryRules;
  readonly terms: Terms;
  readonly prices: Readonly<Record<string, number>>;
}

/**
 * What a market asks for, and what it gives: odds, chance and return to the player of every price,
 * computed here by the rules.
 */
export function MarketFacts({ market, rules, terms, prices }: MarketFactsProps) {
  const t = useText("slip");
  const offers = useMemo(
    () => offersOf(market, rules, terms, prices),
    [market, rules, terms, prices],
  );
  const [first] = offers;
  const about = marketAbout(rules.code, market.code);
  return (
    <section aria-label={marketName(market.code)} className="grid gap-2 rounded-2xl bg-raised p-4">
      {about && <p className="text-soft">{about}</p>}
      {first && (
        <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          <Fact
            name={t("facts.odds")}
            value={first.line.prices.map((price) => oddsText(prices[price] ?? 0)).join(" / ")}
          />
          <Fact name={t("facts.chance")} value={t("facts.oneIn", { count: oneIn(first.win) })} />
          <Fact name={t("facts.return")} value={percent(first.back)} />
          {first.line.count > 1 && <Fact name={t("facts.cost")} value={String(first.line.count)} />}
        </p>
      )}
      {offers.length > 1 && (
        <details className="text-sm">
          <summary className="min-h-8 cursor-pointer font-semibold text-violet">
            {t("facts.all")}
          </summary>
          <div
            className="max-h-72 overflow-y-auto"
            tabIndex={0}
            role="group"
            aria-label={t("facts.all")}
          >
            <table className="w-full text-start tabular-nums">
              <thead className="text-soft">
                <tr>
                  {(["pick", "odds", "chance", "return"] as const).map((column) => (
                    <th key={column} scope="col" className="py-1 pe-3 text-start font-semibold">
                      {t(`facts.${column}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {offers.map(({ sample, line, win, back }) => (
                  <tr key={sample} className="border-t border-line">
                    <th scope="row" className="py-1 pe-3 text-start font-medium">
                      {sample.split(",").map(markName).join(", ")}
                    </th>
                    <td className="py-1 pe-3">
                      {line.prices.map((price) => oddsText(prices[price] ?? 0)).join(" / ")}
                    </td>
                    <td className="py-1 pe-3">{t("facts.oneIn", { count: oneIn(win) })}</td>
                    <td className="py-1">{percent(back)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </details>
      )}
    </section>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <span>
      <span className="text-soft">{name}</span>{" "}
      <bdi className="font-semibold tabular-nums">{value}</bdi>
    </span>
  );
}
