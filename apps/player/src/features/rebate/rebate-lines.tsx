import type { Rebate } from "@perya/api-client/player";
import { Money } from "../../shared/format/money.tsx";
import { CATEGORY_KEYS } from "../../shared/games/category-keys.ts";
import { useText } from "../../shared/language/text.ts";

const PPM_OF_PERCENT = 10_000;

/** A rebate by category: what was played, at which rate, and what it comes to. */
export function RebateLines({ lines, amount }: Pick<Rebate, "lines" | "amount">) {
  const t = useText("rebate");
  const menu = useText("menu");
  return (
    <table className="w-full text-sm">
      <thead className="text-soft">
        <tr>
          <th scope="col" className="py-1 text-start font-normal">
            {t("category")}
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            {t("turnover")}
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            {t("rate")}
          </th>
          <th scope="col" className="py-1 text-end font-normal">
            {t("amount")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.category} className="border-t border-line">
            <th scope="row" className="py-1.5 text-start font-medium">
              {menu(CATEGORY_KEYS[line.category])}
            </th>
            <td className="py-1.5 text-end">
              <Money amount={line.turnover} />
            </td>
            <td className="py-1.5 text-end tabular-nums">
              <bdi dir="ltr">{`${line.ppm / PPM_OF_PERCENT}%`}</bdi>
            </td>
            <td className="py-1.5 text-end font-medium">
              <Money amount={line.amount} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line font-semibold">
          <th scope="row" colSpan={3} className="py-1.5 text-start">
            {t("sum")}
          </th>
          <td className="py-1.5 text-end">
            <Money amount={amount} />
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
