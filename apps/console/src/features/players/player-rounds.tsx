import { useQuery } from "@tanstack/react-query";
import { read, withQuery } from "../../shared/api.ts";
import { useFilters } from "../../shared/filters.ts";
import type { Amount, Page } from "../../shared/shapes.ts";
import { Money, Status, Time } from "../../shared/show.tsx";
import { List, type Column } from "../../shared/table.tsx";

interface Round {
  readonly id: string;
  readonly at: string;
  readonly gameName: string;
  readonly vendor: string;
  readonly stake: Amount;
  readonly payout: Amount;
  readonly net: Amount;
  readonly status: string;
}

const COLUMNS: readonly Column<Round>[] = [
  { title: "Time", cell: (round) => <Time at={round.at} /> },
  { title: "Game", cell: (round) => round.gameName },
  { title: "Vendor", cell: (round) => round.vendor },
  { title: "Stake", cell: (round) => <Money amount={round.stake} />, figures: true },
  { title: "Payout", cell: (round) => <Money amount={round.payout} />, figures: true },
  { title: "Net", cell: (round) => <Money amount={round.net} signed />, figures: true },
  { title: "State", cell: (round) => <Status name={round.status} /> },
];

/** The player's rounds, newest first. */
export function PlayerRounds({ id }: { id: string }) {
  const { filters, toPage } = useFilters();
  const path = withQuery(`/players/${encodeURIComponent(id)}/rounds`, { pageNo: filters.pageNo });
  const query = useQuery({ queryKey: [path], queryFn: () => read<Page<Round>>(path) });
  return <List caption="Rounds" query={query} columns={COLUMNS} keyOf={(round) => round.id} onPage={toPage} empty="No round has been played yet." />;
}
