import type { ReactNode } from "react";
import { useZoned } from "./zoned.ts";

/**
 * Rows under the day they belong to, in the brand's zone. The rows come newest first and stay in
 * their order.
 */
export function Days<Row extends { readonly id: string; readonly at: string }>({
  rows,
  children,
}: {
  rows: readonly Row[];
  children: (row: Row) => ReactNode;
}) {
  const format = useZoned("day");
  return [...Map.groupBy(rows, (row) => format.format(new Date(row.at)))].map(([day, own]) => (
    <section key={day} aria-label={day} className="grid gap-2">
      <h2 className="text-sm font-semibold text-soft">{day}</h2>
      <ul className="grid divide-y divide-line rounded-2xl border border-line bg-raised px-4">
        {own.map((row) => (
          <li key={row.id}>{children(row)}</li>
        ))}
      </ul>
    </section>
  ));
}
