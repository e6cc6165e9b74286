import type { Market } from "@perya/lottery-kit";
import { pillClass } from "../../../shared/forms/pill-class.ts";
import { useText } from "../../../shared/language/text.ts";
import { groupName, marketName } from "./say.ts";

interface MarketTabsProps {
  readonly markets: readonly Market[];
  readonly chosen: Market;
  readonly choose: (market: Market) => void;
}

/** The bets: groups of markets, and the markets of the current group. */
export function MarketTabs({ markets, chosen, choose }: MarketTabsProps) {
  const t = useText("slip");
  const groups = [...Map.groupBy(markets, ({ group }) => group)];
  const own = markets.filter(({ group }) => group === chosen.group);
  return (
    <div className="grid gap-1 xl:flex xl:flex-wrap xl:gap-x-6">
      <div
        role="group"
        aria-label={t("markets.groups")}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
      >
        {groups.map(([group, [first]]) => (
          <button
            key={group}
            type="button"
            aria-pressed={group === chosen.group}
            onClick={() => first && group !== chosen.group && choose(first)}
            className={pillClass(group === chosen.group)}
          >
            {groupName(group)}
          </button>
        ))}
      </div>
      {own.length > 1 && (
        <div
          role="group"
          aria-label={t("markets.label")}
          className="-mx-4 flex gap-1 overflow-x-auto px-4 py-1 [scrollbar-width:none] md:mx-0 md:flex-wrap md:px-0"
        >
          {own.map((market) => (
            <button
              key={market.code}
              type="button"
              aria-pressed={market.code === chosen.code}
              onClick={() => choose(market)}
              className="min-h-11 shrink-0 rounded-xl px-3 text-sm font-semibold text-soft hover:text-ink aria-pressed:bg-overlay aria-pressed:text-bulb-ink"
            >
              {marketName(market.code)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
