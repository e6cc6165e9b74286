import type { PaysProps } from "../view.ts";

interface OddsRow {
  readonly name: string;
  /** The payout as a multiple of the stake, as players read it. */
  readonly times: string;
  /** The payout at the chosen stake, in minor units. */
  readonly pays: bigint;
  /** From 0 to 1. */
  readonly chance: number;
}

interface OddsTableProps extends Pick<PaysProps, "money"> {
  readonly caption: string;
  readonly what: string;
  readonly rows: readonly OddsRow[];
}

/** Below this, "one in N" is easier to grasp than a percentage. */
const RARE = 0.001;

/** A chance as players read it: a percentage, or "one in N" where it is rare. */
function writeChance(chance: number): string {
  return chance >= RARE
    ? `${(chance * 100).toFixed(2)} %`
    : `1 in ${Math.round(1 / chance).toLocaleString("en")}`;
}

/** The payout and the chance of every possible result. */
export function OddsTable({ caption, what, rows, money }: OddsTableProps) {
  const heads = [what, "Pays", "That is", "Chance"];
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="pb-2 text-start font-semibold">{caption}</caption>
      <thead>
        <tr className="border-b border-line">
          {heads.map((head, at) => (
            <th key={head} scope="col" className={`py-1 ${at === 0 ? "text-start" : "text-end"}`}>
              {head}
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
            {[`×${times}`, money(pays), writeChance(chance)].map((text, at) => (
              <td key={heads[at + 1]} className="text-end">
                {text}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
