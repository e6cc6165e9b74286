import type { LotteryRecord } from "@perya/api-client/operator";
import { Money, Status } from "../../shared/format/show.tsx";

/** A lottery's order: its bets with what each was paid, and the numbers of its draw. */
export function OrderDrawn({ order }: { order: LotteryRecord }) {
  return (
    <>
      <p className="flex items-center justify-between gap-4">
        <span>Draw {order.issueNo}</span> <Status name={order.state} />
      </p>
      <ul className="grid gap-1 text-sm">
        {order.lines.map((line) => (
          <li
            key={`${line.market} ${line.selection}`}
            className="flex flex-wrap justify-between gap-x-4"
          >
            <span>
              {line.market} <Picks picks={line.selection.split(",")} won={line.winning} />
            </span>
            {line.payout && <Money amount={line.payout} />}
          </li>
        ))}
      </ul>
      {order.board && (
        <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
          {order.board.map(({ prize, numbers }) => (
            <div key={prize} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-soft">{prize}</dt>
              <dd className="wrap-anywhere tabular-nums">{numbers.join(" ")}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** Picks that won are marked. */
function Picks({
  picks,
  won,
}: {
  readonly picks: readonly string[];
  readonly won: readonly string[];
}) {
  return picks.map((pick, at) => {
    const Mark = won.includes(pick) ? "mark" : "span";
    return (
      <span key={pick}>
        {at > 0 && ", "}
        <Mark className={won.includes(pick) ? "rounded bg-bulb px-1 text-on-bulb" : ""}>
          {pick}
        </Mark>
      </span>
    );
  });
}
