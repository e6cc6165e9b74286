import type { DepositRow } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { reading } from "../../shared/api.ts";
import { useFilters } from "../../shared/filters.ts";
import { Money, Status, Time } from "../../shared/show.tsx";
import { StatusFilter } from "../../shared/status-filter.tsx";
import { List, type Column } from "../../shared/table.tsx";
import { DECIDABLE, DEPOSIT_STATES } from "./deposit.ts";

const COLUMNS: readonly Column<DepositRow>[] = [
  {
    title: "Deposit",
    cell: (deposit) => (
      <Link to="/deposits/$id" params={{ id: deposit.id }} className="text-violet underline">
        {deposit.id}
      </Link>
    ),
  },
  { title: "State", cell: (deposit) => <Status name={deposit.status} /> },
  { title: "Player", cell: (deposit) => deposit.player.username },
  { title: "Method", cell: (deposit) => deposit.method },
  { title: "Exact amount", cell: (deposit) => <Money amount={deposit.exactAmount ?? deposit.amount} />, figures: true },
  { title: "Paid", cell: (deposit) => <Money amount={deposit.paid} />, figures: true },
  { title: "Slip", cell: (deposit) => (deposit.slip ? "yes" : "–") },
  {
    title: "Approvals",
    cell: (deposit) => (DECIDABLE.includes(deposit.status) ? `${deposit.approvals.length} of ${deposit.needsTwo ? 2 : 1}` : "–"),
  },
  { title: "Made", cell: (deposit) => <Time at={deposit.createdAt} /> },
];

const REFRESH_MS = 10_000;

/** Deposits that wait for a person first; every other state by choice. */
export function DepositQueue() {
  const { filters, toPage } = useFilters();
  const status = DEPOSIT_STATES.find((state) => state === filters.status);
  const query = useQuery({ ...reading("/deposits", { query: { status, pageNo: filters.pageNo } }), refetchInterval: REFRESH_MS });
  return (
    <>
      <StatusFilter states={DEPOSIT_STATES} first="all" />
      <List
        caption="Deposits"
        query={query}
        columns={COLUMNS}
        keyOf={(deposit) => deposit.id}
        onPage={toPage}
        empty={filters.status ? `No deposit is ${filters.status.toLowerCase()}.` : "No deposits yet."}
      />
    </>
  );
}
