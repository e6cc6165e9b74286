import type { Profit } from "@perya/api-client/player";
import { Money } from "../../shared/format/money.tsx";
import { useText } from "../../shared/language/text.ts";
import type { Line, Way } from "./breakdown.ts";

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
      <table className="w-full border-collapse [&_td]:px-3 [&_td]:py-2.5 [&_td]:text-end [&_th]:px-3 [&_th]:py-2.5">
        <thead className="text-sm text-soft">
          <tr>
            <th scope="col" className="text-start font-medium">
              {t(way)}
            </th>
            {[filter("stake"), filter("payout"), t("bonus"), filter("net")].map((name) => (
              <th key={name} scope="col" className="text-end font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, language, ...amounts }) => (
            <tr key={key} className="border-t border-line">
              <th scope="row" className="min-w-28 text-start font-semibold">
                <span lang={language || undefined} dir="auto">
                  {name}
                </span>
              </th>
              <Amounts of={amounts} />
            </tr>
          ))}
        </tbody>
        <tfoot className="font-semibold">
          <tr className="border-t-2 border-edge">
            <th scope="row" className="text-start">
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
  return (
    <>
      {[stake, payout, bonus].map((amount, at) => (
        <td key={at}>
          <Money amount={amount} />
        </td>
      ))}
      <td>
        <Money amount={net} signed />
      </td>
    </>
  );
}
