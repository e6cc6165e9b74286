import { useMemo, useState } from "react";
import { useText } from "../../../shared/language/text.ts";
import { part } from "../../../shared/loading/part.tsx";
import type { ExplainMarketProps } from "./explain-market.tsx";
import { offersOf, oddsText, oneIn, percent } from "./chances.ts";
import { markName, marketAbout, marketName } from "./say.ts";

type MarketFactsProps = Omit<ExplainMarketProps, "onClose">;

const ExplainMarket = part<ExplainMarketProps>(() => import("./explain-market.tsx"));

/**
 * What a market asks for, and what it gives: odds, chance and return to the player of every price,
 * computed here by the rules.
 */
export function MarketFacts(props: MarketFactsProps) {
  const { market, rules, terms, prices } = props;
  const t = useText("slip");
  const words = useText("marking");
  const [explained, setExplained] = useState(false);
  const offers = useMemo(
    () => offersOf(market, rules, terms, prices),
    [market, rules, terms, prices],
  );
  const [first] = offers;
  const about = marketAbout(rules.code, market.code);
  return (
    <section
      aria-label={marketName(market.code)}
      className="grid gap-1.5 rounded-2xl bg-raised px-4 py-3"
    >
      <div className="flex items-start justify-between gap-3">
        {about && <p className="text-soft">{about}</p>}
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={() => setExplained(true)}
          className="-my-2 inline-flex min-h-11 shrink-0 items-center gap-1.5 text-sm font-semibold text-violet underline underline-offset-4"
        >
          {words("explain.open")}
        </button>
      </div>
      {explained && <ExplainMarket {...props} onClose={() => setExplained(false)} />}
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
      {offers.length > 1 && <AllOffers offers={offers} prices={prices} />}
    </section>
  );
}

/** Odds, chance and return of each price, where a market has several. */
function AllOffers({
  offers,
  prices,
}: Pick<MarketFactsProps, "prices"> & { offers: ReturnType<typeof offersOf> }) {
  const t = useText("slip");
  return (
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
