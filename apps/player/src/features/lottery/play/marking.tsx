import type { LotteryCounter } from "@perya/api-client/player";
import { useState, type ReactNode } from "react";
import { useText } from "../../../shared/language/text.ts";
import { lookOf } from "../art/look-of.ts";
import { priceBet, type PricedBy } from "../slip/price-slip.ts";
import type { usePlacing } from "../slip/use-placing.ts";
import { useUnit } from "../slip/use-unit.ts";
import { HeatList } from "./heat-list.tsx";
import { MarkBar } from "./mark-bar.tsx";
import { MarketFacts } from "./market-facts.tsx";
import { MarketTabs } from "./market-tabs.tsx";
import { marksOf, quickPick } from "./marks.ts";
import { Picker } from "./picker.tsx";
import { quickGroupsOf } from "./quick-marks.ts";
import { marketName } from "./say.ts";
import { TypedMarks } from "./typed-marks.tsx";
import { useHeat, useHeatShown } from "./use-heat.ts";
import { Ways } from "./ways.tsx";

interface MarkingProps {
  readonly view: LotteryCounter;
  readonly by: PricedBy;
  readonly playType: string;
  readonly placing: ReturnType<typeof usePlacing>;
}

/** Beyond so many numbers it is quicker to type them. */
const MANY = 20;

/** Where bets are made: a market, marks on it, and a unit. */
export function Marking({ view, by, playType, placing }: MarkingProps) {
  const t = useText("slip");
  const { rules, terms } = by;
  const { gameCode, currency, prices } = view;
  const [code, setCode] = useState(playType);
  const [marked, setMarked] = useState<readonly string[]>([]);
  const [said, setSaid] = useState("");
  const [told, setTold] = useState("");
  const [unitMinor, setUnit] = useUnit(currency);
  const [heatShown, showHeat] = useHeatShown();
  const market = rules.markets.find((one) => one.code === code) ?? rules.markets[0];
  const heat = useHeat(gameCode, market?.code ?? "", heatShown && market !== undefined);
  if (!market) return null;
  const add = () => {
    const priced = priceBet(
      { id: "", market: market.code, picks: marked, unitMinor, odds: {} },
      1,
      by,
    );
    if (!priced) return;
    placing.add({ market: market.code, picks: marked, unitMinor, odds: priced.odds });
    setSaid(
      t("pick.added", { market: `${marketName(market.code)} ${marked.slice(0, 6).join(" ")}` }),
    );
    setMarked([]);
  };
  const marks = marksOf(market);
  const groups = quickGroupsOf(market, rules, terms);
  const isGrid = market.picker.kind !== "options" && marks !== undefined && marks.length > MANY;
  const own = { market, marked, mark: setMarked };
  return (
    <section aria-label={t("markets.label")} className="grid min-w-0 gap-3">
      <MarketTabs
        markets={rules.markets}
        chosen={market}
        choose={(next) => {
          setCode(next.code);
          setMarked([]);
        }}
      />
      <MarketFacts {...{ gameCode, market, rules, terms, prices, currency, unitMinor }} />
      <Beside
        isGrid={isGrid}
        ways={
          <Ways
            {...own}
            last={{ view, by, slip: placing.slip, onAdd: placing.add }}
            groups={groups.filter(({ place }) => place === undefined)}
            {...{ heat, heatShown, showHeat, told, say: setSaid }}
            tell={setTold}
          />
        }
        picker={
          <Picker
            look={lookOf(gameCode)}
            {...own}
            quick={groups}
            heat={heatShown ? heat.data : undefined}
            say={setSaid}
          />
        }
        typed={(isGrid || marks === undefined) && <TypedMarks key={market.code} {...own} />}
        bar={
          <MarkBar
            {...{ market, marked, currency, unitMinor, setUnit }}
            onQuick={() => setMarked(quickPick(market, Math.max(market.picks.min, market.perLine)))}
            onClear={() => setMarked([])}
            onAdd={add}
          />
        }
        heat={heatShown && <HeatList heat={heat} {...own} />}
      />
      <p role="status" className="sr-only">
        {said}
      </p>
    </section>
  );
}

/**
 * A grid of numbers with everything about it at its side on a wide screen, so that all of it is
 * seen at once; one below the other elsewhere. What comes and goes stands last, so that nothing
 * moves under a finger.
 */
function Beside({
  isGrid,
  ways,
  picker,
  typed,
  bar,
  heat,
}: Record<"ways" | "picker" | "typed" | "bar" | "heat", ReactNode> & { isGrid: boolean }) {
  if (!isGrid)
    return (
      <div className="grid min-w-0 grid-cols-1 gap-3">
        {ways}
        {picker}
        {typed}
        {bar}
        {heat}
      </div>
    );
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3 xl:grid-cols-[28rem_minmax(0,1fr)] xl:grid-rows-[auto_auto_1fr_auto] xl:gap-x-5">
      <div className="min-w-0 xl:col-start-2">{ways}</div>
      <div className="min-w-0 xl:col-start-1 xl:row-span-3 xl:row-start-1">{picker}</div>
      <div className="min-w-0 xl:col-start-1 xl:row-start-4">{typed}</div>
      <div className="min-w-0 xl:col-start-2 xl:row-start-2">{bar}</div>
      <div className="min-w-0 xl:col-start-2 xl:row-start-3 xl:row-end-5">{heat}</div>
    </div>
  );
}
