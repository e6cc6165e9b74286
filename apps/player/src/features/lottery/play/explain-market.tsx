import type { LotteryRules, Market, Terms } from "@perya/lottery-kit";
import { useMemo } from "react";
import { useText } from "../../../shared/language/text.ts";
import { Dialog } from "../../../shared/dialogs/dialog.tsx";
import { Board } from "../board/board.tsx";
import { wonBy } from "../records/won-by.ts";
import { Amount } from "../slip/amount.tsx";
import { oddsText } from "./chances.ts";
import { exampleOf, type Example } from "./example-of.ts";
import { markName, marketAbout, marketName } from "./say.ts";

export interface ExplainMarketProps {
  readonly gameCode: string;
  readonly market: Market;
  readonly rules: LotteryRules;
  readonly terms: Terms;
  readonly prices: Readonly<Record<string, number>>;
  readonly currency: string;
  readonly unitMinor: string;
  readonly onClose: () => void;
}

/** What wins on a market, in plain words, and an example in the player's money. */
export default function ExplainMarket({ onClose, ...shown }: ExplainMarketProps) {
  const t = useText("marking");
  const { market, rules, terms, prices, unitMinor } = shown;
  const example = useMemo(
    () => exampleOf(market, rules, terms, { prices, unitMinor: BigInt(unitMinor) }),
    [market, rules, terms, prices, unitMinor],
  );
  return (
    <Dialog title={t("explain.title", { market: marketName(market.code) })} onClose={onClose}>
      <p>{marketAbout(rules.code, market.code)}</p>
      {example ? (
        <InMoney example={example} {...shown} />
      ) : (
        <p className="text-soft">{t("explain.no")}</p>
      )}
      <p className="text-sm text-soft">{t("explain.else")}</p>
    </Dialog>
  );
}

function InMoney({
  example,
  gameCode,
  market,
  rules,
  currency,
}: Omit<ExplainMarketProps, "onClose"> & { example: Example }) {
  const t = useText("marking");
  const { picks, unitMinor, count, costMinor, paidMinor, hits, odds } = example;
  const money = (minor: bigint) => () => <Amount key="money" minor={minor} currency={currency} />;
  const win = paidMinor - costMinor;
  const lit = wonBy({ lines: [{ market: market.code, winning: picks }] });
  return (
    <section aria-labelledby="example" className="grid gap-2 rounded-2xl bg-raised p-4">
      <h3 id="example" className="font-display text-lg font-bold">
        {t("explain.example")}
      </h3>
      <p>
        {t.rich("explain.mark", {
          picks: () => (
            <bdi key="picks" className="font-bold">
              {picks.map(markName).join(", ")}
            </bdi>
          ),
          money: money(unitMinor),
        })}{" "}
        {t.rich(count > 1 ? "explain.costUnits" : "explain.cost", {
          count,
          money: money(costMinor),
        })}
      </p>
      <details className="text-sm">
        <summary className="min-h-8 cursor-pointer font-semibold text-violet">
          {t("explain.draw")}
        </summary>
        <Board gameCode={gameCode} rows={rules.board(example.outcome)} lit={lit} />
      </details>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-soft">{t("explain.paid")}</span>
        <bdi dir="ltr" className="tabular-nums">
          {hits
            .flatMap((times, at) => (times > 0 ? [`${times} × ${oddsText(odds[at] ?? 0)}`] : []))
            .join(" + ")}{" "}
          × <Amount minor={unitMinor} currency={currency} /> =
        </bdi>
        <span className="text-lg font-bold text-teal">
          <Amount minor={paidMinor} currency={currency} />
        </span>
      </p>
      <p>
        {win === 0n
          ? t("explain.even")
          : t.rich(win > 0n ? "explain.more" : "explain.less", {
              money: money(win > 0n ? win : -win),
            })}
      </p>
    </section>
  );
}
