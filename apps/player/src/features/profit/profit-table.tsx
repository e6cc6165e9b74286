import type { Profit } from "@perya/api-client/player";
import { Money } from "../../shared/format/money.tsx";
import { useText } from "../../shared/language/text.ts";
import type { Line, Way } from "./breakdown.ts";

/** On a phone a line is a small card: its name and net, and below them what the net is made of. */
const ROW = "max-sm:grid max-sm:grid-cols-3 max-sm:gap-x-3 max-sm:gap-y-1 max-sm:p-3";
const CELL =
  "sm:px-3 sm:py-2.5 sm:text-end max-sm:grid max-sm:content-start max-sm:before:text-sm " +
  "max-sm:before:font-normal max-sm:before:text-soft max-sm:before:content-[attr(data-title)]";
const NAME = "text-start sm:min-w-28 sm:px-3 sm:py-2.5 max-sm:col-span-2";
const NET = "text-end sm:px-3 sm:py-2.5 max-sm:col-start-3 max-sm:row-start-1 max-sm:font-semibold";

interface ProfitTableProps {
  readonly way: Way;
  readonly lines: readonly Line[];
  readonly total: Profit;
}

/** Stake, payout, bonus and net, line by line, and what they come to. */
export function ProfitTable({ way, lines, total }: ProfitTableProps) {
  const t = useText("profit");
  const filter = useText("filter");
  return (
    <div
      role="region"
      aria-label={t("title")}
      // A table that is wider than a phone is pushed along by keys too.
      tabIndex={0}
      className="overflow-x-auto rounded-2xl border border-line bg-raised"
    >
      <table className="w-full border-collapse max-sm:block">
        <thead className="text-sm text-soft max-sm:sr-only">
          <tr>
            <th scope="col" className="px-3 py-2.5 text-start font-medium">
              {t(way)}
            </th>
            {[filter("stake"), filter("payout"), t("bonus"), filter("net")].map((name) => (
              <th key={name} scope="col" className="px-3 py-2.5 text-end font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {lines.map(({ key, name, language, ...amounts }) => (
            <tr key={key} className={`border-line sm:border-t max-sm:not-first:border-t ${ROW}`}>
              <th scope="row" className={`font-semibold ${NAME}`}>
                <span lang={language || undefined} dir="auto">
                  {name}
                </span>
              </th>
              <Amounts of={amounts} />
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold max-sm:block">
          <tr className={`border-t-2 border-edge ${ROW}`}>
            <th scope="row" className={NAME}>
              {t("total")}
            </th>
            <Amounts of={total} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Amounts({ of: { stake, payout, bonus, net } }: { of: Profit }) {
  const t = useText("profit");
  const filter = useText("filter");
  const parts = [
    [filter("stake"), stake],
    [filter("payout"), payout],
    [t("bonus"), bonus],
  ] as const;
  return (
    <>
      {parts.map(([title, amount]) => (
        <td key={title} data-title={title} className={CELL}>
          <Money amount={amount} />
        </td>
      ))}
      <td className={NET}>
        <Money amount={net} signed />
      </td>
    </>
  );
}
