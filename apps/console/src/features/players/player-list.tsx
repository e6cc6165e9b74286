import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { read, withQuery } from "../../shared/api.ts";
import { useFilters } from "../../shared/filters.ts";
import { SearchBox } from "../../shared/search-box.tsx";
import type { Amount, Page } from "../../shared/shapes.ts";
import { Money, Status, Time } from "../../shared/show.tsx";
import { List, type Column } from "../../shared/table.tsx";

interface Row {
  readonly id: string;
  readonly username: string;
  readonly book: string;
  readonly kycLevel: number;
  readonly blocked: boolean;
  readonly createdAt: string;
  readonly balance: Amount;
}

const COLUMNS: readonly Column<Row>[] = [
  {
    title: "Player",
    cell: (row) => (
      <Link to="/players/$id" params={{ id: row.id }} className="font-medium text-violet underline">
        {row.username}
      </Link>
    ),
  },
  { title: "Id", cell: (row) => <code>{row.id}</code> },
  { title: "Book", cell: (row) => row.book },
  { title: "KYC", cell: (row) => row.kycLevel, figures: true },
  { title: "State", cell: (row) => <Status name={row.blocked ? "BLOCKED" : "ACTIVE"} /> },
  { title: "Registered", cell: (row) => <Time at={row.createdAt} /> },
  { title: "Balance", cell: (row) => <Money amount={row.balance} />, figures: true },
];

/** Everybody who registered, found by name or id. */
export function PlayerList() {
  const { filters, set, toPage } = useFilters();
  const path = withQuery("/players", { search: filters.search, pageNo: filters.pageNo });
  const query = useQuery({ queryKey: [path], queryFn: () => read<Page<Row>>(path) });
  return (
    <>
      <SearchBox label="Username or id" value={filters.search ?? ""} onSearch={(search) => set({ search })} />
      <List
        caption="Players"
        query={query}
        columns={COLUMNS}
        keyOf={(row) => row.id}
        onPage={toPage}
        empty={filters.search ? `Nobody is called “${filters.search}”.` : "Nobody has registered yet."}
      />
    </>
  );
}
