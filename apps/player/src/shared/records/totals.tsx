import type { WireMoney } from "@perya/money";
import type { ReactNode } from "react";
import { Money } from "../format/money.tsx";
import { useText } from "../language/text.ts";

export interface Total {
  readonly name: string;
  readonly amount: WireMoney;
  /** The result of the others, with its sign. */
  readonly signed?: boolean;
}

/**
 * What everything the filter lets through comes to, beyond the page that is shown; a row for each
 * currency. Its place is there before the totals are, with a line of room for `children`.
 */
export function Totals({
  rows,
  children,
}: {
  rows: readonly (readonly Total[])[] | undefined;
  children?: ReactNode;
}) {
  const t = useText("filter");
  return (
    <section
      aria-label={t("totals")}
      className={`grid content-start gap-2 rounded-2xl border border-line bg-raised p-4 ${children === undefined ? "min-h-22" : "min-h-27.5"}`}
    >
      {rows?.map((totals) => (
        <dl
          key={totals[0]?.amount.currency}
          // Four stand in pairs on a phone.
          className={`flex flex-wrap justify-between gap-x-4 gap-y-2 ${totals.length > 3 ? "max-sm:grid max-sm:grid-cols-2" : ""}`}
        >
          {totals.map(({ name, amount, signed = false }) => (
            <div key={name} className="grid">
              <dt className="text-sm text-soft">{name}</dt>
              <dd className="text-lg font-semibold">
                <Money amount={amount} signed={signed} />
              </dd>
            </div>
          ))}
        </dl>
      ))}
      {children}
    </section>
  );
}
