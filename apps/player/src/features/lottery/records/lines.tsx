import type { LotteryRecord } from "@perya/api-client/player";
import { Money } from "../../../shared/format/money.tsx";
import { oddsText } from "../play/chances.ts";
import { marketName } from "../play/say.ts";
import { Selection } from "./selection.tsx";

/** What a player bet on, line by line, with the hits marked. */
export function Lines({ order }: { order: LotteryRecord }) {
  return (
    <ul className="grid divide-y divide-line rounded-xl bg-ground px-3">
      {order.lines.map((line) => (
        <li
          key={`${line.market} ${line.selection}`}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2"
        >
          <span className="flex flex-wrap items-center gap-1.5">
            <strong className="text-sm">{marketName(line.market)}</strong> <Selection line={line} />
          </span>
          <span className="text-sm text-soft tabular-nums">
            <Money amount={line.stake} /> @ {line.odds.map(oddsText).join(" / ")}
          </span>
        </li>
      ))}
    </ul>
  );
}
