import { useQuery } from "@tanstack/react-query";
import { read, withQuery } from "../../shared/api.ts";
import { useFilters } from "../../shared/filters.ts";
import type { Amount, Page } from "../../shared/shapes.ts";
import { Money, Time } from "../../shared/show.tsx";
import { List, type Column } from "../../shared/table.tsx";

interface Entry {
  readonly id: string;
  readonly seq: number;
  readonly at: string;
  readonly kind: string;
  readonly amount: Amount;
  readonly held: Amount;
  readonly balance: Amount;
  readonly refusal: string | null;
  readonly transaction: string | null;
  readonly round: string | null;
  readonly game: string | null;
  readonly reason: string | null;
}

const COLUMNS: readonly Column<Entry>[] = [
  { title: "No.", cell: (entry) => entry.seq, figures: true },
  { title: "Time", cell: (entry) => <Time at={entry.at} /> },
  { title: "Kind", cell: (entry) => (entry.refusal ? `${entry.kind} (refused: ${entry.refusal})` : entry.kind) },
  { title: "Amount", cell: (entry) => <Money amount={entry.amount} signed />, figures: true },
  { title: "Held", cell: (entry) => <Money amount={entry.held} signed />, figures: true },
  { title: "Balance after", cell: (entry) => <Money amount={entry.balance} />, figures: true },
  { title: "Game", cell: (entry) => entry.game ?? "–" },
  { title: "Transaction", cell: (entry) => <code className="text-xs">{entry.transaction ?? "–"}</code> },
  { title: "Reason", cell: (entry) => entry.reason ?? "" },
];

/** Every entry of the player's log, newest first. */
export function PlayerEntries({ id }: { id: string }) {
  const { filters, toPage } = useFilters();
  const path = withQuery(`/players/${encodeURIComponent(id)}/entries`, { pageNo: filters.pageNo });
  const query = useQuery({ queryKey: [path], queryFn: () => read<Page<Entry>>(path) });
  return (
    <List
      caption="Ledger entries"
      query={query}
      columns={COLUMNS}
      keyOf={(entry) => entry.id}
      onPage={toPage}
      empty="Nothing has happened on this account yet."
    />
  );
}
