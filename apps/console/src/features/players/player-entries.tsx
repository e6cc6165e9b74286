import type { LedgerEntry } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { useFilters } from "../../shared/lists/filters.ts";
import { Money, Time } from "../../shared/format/show.tsx";
import { List, type Column } from "../../shared/lists/table.tsx";
import { reasonOf } from "./reason-of.ts";

const COLUMNS: readonly Column<LedgerEntry>[] = [
  { title: "No.", cell: (entry) => entry.seq, figures: true },
  { title: "Time", cell: (entry) => <Time at={entry.at} /> },
  {
    title: "Kind",
    cell: (entry) => kindOf(entry),
  },
  { title: "Amount", cell: (entry) => <Money amount={entry.amount} signed />, figures: true },
  { title: "Held", cell: (entry) => <Money amount={entry.held} signed />, figures: true },
  { title: "Balance after", cell: (entry) => <Money amount={entry.balance} />, figures: true },
  {
    title: "Game",
    cell: (entry) => <span className="lg:whitespace-nowrap">{entry.game ?? "–"}</span>,
  },
  {
    title: "Transaction",
    cell: (entry) => (
      <code className="block text-xs wrap-anywhere lg:w-56">{entry.transaction ?? "–"}</code>
    ),
  },
  {
    title: "Reason",
    cell: (entry) => <span className="block wrap-anywhere lg:min-w-40">{reasonOf(entry)}</span>,
  },
];

/** A credit and a debit say what account of the house they are against. */
function kindOf({ kind, account, refusal }: LedgerEntry): string {
  if (refusal) return `${kind} (refused: ${refusal})`;
  return account !== null && (kind === "credit" || kind === "debit") ? `${kind}, ${account}` : kind;
}

/** Every entry of the player's log, newest first. */
export function PlayerEntries({ id }: { id: string }) {
  const { filters, toPage } = useFilters();
  const query = useQuery(
    reading("/players/{id}/entries", { path: { id }, query: { pageNo: filters.pageNo } }),
  );
  return (
    <List
      caption="Ledger entries"
      query={query}
      columns={COLUMNS}
      keyOf={(entry) => entry.id}
      onPage={toPage}
      empty="No entries on this account yet."
    />
  );
}
