import type { Round } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { useFilters } from "../../shared/lists/filters.ts";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { RoundOutcome } from "./round-outcome.tsx";
import { List, type Column } from "../../shared/lists/table.tsx";

const COLUMNS: readonly Column<Round>[] = [
  { title: "Time", cell: (round) => <Time at={round.at} /> },
  { title: "Game", cell: (round) => round.gameName },
  { title: "Vendor", cell: (round) => round.vendor },
  { title: "Stake", cell: (round) => <Money amount={round.stake} />, figures: true },
  { title: "Payout", cell: (round) => <Money amount={round.payout} />, figures: true },
  { title: "Net", cell: (round) => <Money amount={round.net} signed />, figures: true },
  {
    title: "Turnover",
    cell: (round) => (round.turnover ? <Money amount={round.turnover} /> : "–"),
    figures: true,
  },
  { title: "State", cell: (round) => <Status name={round.status} /> },
];

const columnsOf = (player: string): readonly Column<Round>[] => [
  ...COLUMNS,
  {
    title: "Outcome",
    cell: ({ id, gameName }) => <RoundOutcome player={player} round={id} game={gameName} />,
  },
];

/** The player's rounds, newest first. */
export function PlayerRounds({ id }: { id: string }) {
  const { filters, toPage } = useFilters();
  const query = useQuery(
    reading("/players/{id}/rounds", { path: { id }, query: { pageNo: filters.pageNo } }),
  );
  return (
    <List
      caption="Rounds"
      query={query}
      columns={columnsOf(id)}
      keyOf={(round) => round.id}
      onPage={toPage}
      empty="No rounds yet."
    />
  );
}
