import type { PaysProps } from "../view.ts";
import { tableWords } from "./table-words.ts";

interface OddsRow {
  readonly name: string;
  /** The payout as a multiple of the stake, as players read it. */
  readonly times: string;
  /** The payout at the chosen stake, in minor units. */
  readonly pays: bigint;
  /** From 0 to 1. */
  readonly chance: number;
}

interface OddsTableProps extends Pick<PaysProps, "money" | "language"> {
  readonly caption: string;
  readonly what: string;
  readonly rows: readonly OddsRow[];
}

/** The payout and the chance of every possible result. */
export function OddsTable({ caption, what, rows, money, language }: OddsTableProps) {
  const { lang, heads, chance: chanceOf } = tableWords(language);
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="pb-2 text-start font-semibold">{caption}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-1 text-start">
            {what}
          </th>
          {[heads.pays, heads.money, heads.chance].map((head) => (
            <th key={head} scope="col" className="py-1 text-end">
              <bdi lang={lang}>{head}</bdi>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, times, pays, chance }) => (
          <tr key={name} className="border-b border-line">
            <th scope="row" className="py-1.5 text-start font-semibold">
              {name}
            </th>
            <td className="text-end">×{times}</td>
            <td className="text-end">{money(pays)}</td>
            <td className="text-end">
              <bdi lang={lang}>{chanceOf(chance)}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
