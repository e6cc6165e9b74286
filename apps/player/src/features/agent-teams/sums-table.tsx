import type { WireMoney } from "@perya/money";
import type { ReactNode } from "react";
import { Money } from "../../shared/format/money.tsx";
import { useText } from "../../shared/language/text.ts";

/** On a phone a line is a small card: its name, and below it the figures with their titles. */
const ROW = "max-sm:grid max-sm:grid-cols-2 max-sm:gap-x-3 max-sm:gap-y-1 max-sm:p-3";
const CELL =
  "sm:px-3 sm:py-2.5 sm:text-end max-sm:grid max-sm:content-start max-sm:before:text-sm " +
  "max-sm:before:text-soft max-sm:before:content-[attr(data-title)]";

/** A figure of a line: money, with its sign if it is a result, or a count. */
interface Figure {
  readonly title: string;
  readonly value: WireMoney | number;
  readonly signed?: boolean;
}

interface SumsLine {
  readonly key: string;
  readonly name: ReactNode;
  readonly figures: readonly Figure[];
  /** What can be done with the line. */
  readonly acts?: ReactNode;
}

interface SumsTableProps {
  readonly label: string;
  readonly first: string;
  readonly lines: readonly SumsLine[];
}

/** Lines of figures under their titles; each line has the same ones. */
export function SumsTable({ label, first, lines }: SumsTableProps) {
  const t = useText("agentTeams");
  const titles = lines[0]?.figures.map(({ title }) => title) ?? [];
  const acts = lines.some((line) => line.acts !== undefined);
  return (
    <div
      role="region"
      aria-label={label}
      // A table that is wider than a phone is pushed along by keys too.
      tabIndex={0}
      className="overflow-x-auto rounded-2xl border border-line bg-raised"
    >
      <table className="w-full border-collapse max-sm:block">
        <thead className="text-sm text-soft max-sm:sr-only">
          <tr>
            <th scope="col" className="px-3 py-2.5 text-start font-medium">
              {first}
            </th>
            {titles.map((title) => (
              <th key={title} scope="col" className="px-3 py-2.5 text-end font-medium">
                {title}
              </th>
            ))}
            {acts && (
              <th scope="col">
                <span className="sr-only">{t("acts")}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="max-sm:block">
          {lines.map((line) => (
            <tr
              key={line.key}
              className={`border-line sm:border-t max-sm:not-first:border-t ${ROW}`}
            >
              <th
                scope="row"
                className="text-start font-semibold sm:min-w-28 sm:px-3 sm:py-2.5 max-sm:col-span-2"
              >
                {line.name}
              </th>
              {line.figures.map(({ title, value, signed = false }) => (
                <td key={title} data-title={title} className={CELL}>
                  {typeof value === "number" ? (
                    <span className="tabular-nums">{value}</span>
                  ) : (
                    <Money amount={value} signed={signed} />
                  )}
                </td>
              ))}
              {acts && (
                <td className="sm:px-3 sm:py-1 sm:text-end max-sm:col-span-2">{line.acts}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
