import type { TournamentBoard } from "@perya/api-client/player";
import { Money } from "../../shared/format/money.tsx";
import { useText } from "../../shared/language/text.ts";
import { Score } from "./score.tsx";

type Row = TournamentBoard["top"][number];

/** The table: the first places, and below them one's own with its neighbours. */
export function BoardTable({ board }: { board: TournamentBoard }) {
  const t = useText("tournaments");
  const { tournament, top, around } = board;
  if (top.length === 0) return <p className="text-soft">{t("empty")}</p>;
  return (
    <table className="w-full border-collapse text-sm sm:text-base">
      <caption className="sr-only">{t("table")}</caption>
      <thead className="text-sm text-soft">
        <tr>
          <th scope="col" className="px-2 py-2 text-start font-medium">
            {t("place")}
          </th>
          <th scope="col" className="px-2 py-2 text-start font-medium">
            {t("player")}
          </th>
          <th scope="col" className="px-2 py-2 text-end font-medium">
            {t("fact.score")}
          </th>
          <th scope="col" className="px-2 py-2 text-end font-medium">
            {t("prize")}
          </th>
        </tr>
      </thead>
      <Rows rows={top} of={tournament} />
      {around.length > 0 && <Rows rows={around} of={tournament} apart />}
    </table>
  );
}

interface RowsProps {
  readonly rows: readonly Row[];
  readonly of: TournamentBoard["tournament"];
  /** A wider line above them: places between are left out. */
  readonly apart?: boolean;
}

function Rows({ rows, of, apart = false }: RowsProps) {
  const t = useText("tournaments");
  return (
    <tbody className={apart ? "border-t-4 border-double border-edge" : ""}>
      {rows.map(({ place, name, isOwn, score, prize }) => (
        <tr key={place} className={`border-t border-line ${isOwn ? "bg-overlay font-bold" : ""}`}>
          <td className="px-2 py-2.5 tabular-nums">{place}</td>
          <td className="px-2 py-2.5">
            <bdi className="break-all">{name}</bdi>
            {isOwn && <span className="ms-2 text-teal">{t("you")}</span>}
          </td>
          <td className="px-2 py-2.5 text-end">
            <Score of={of} score={score} />
          </td>
          <td className="px-2 py-2.5 text-end">{prize ? <Money amount={prize} /> : "–"}</td>
        </tr>
      ))}
    </tbody>
  );
}
