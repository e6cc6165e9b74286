import type { WithdrawalRow } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { reading } from "../../shared/api.ts";
import { useFilters } from "../../shared/filters.ts";
import { Money, Status, Time } from "../../shared/show.tsx";
import { StatusFilter } from "../../shared/status-filter.tsx";
import { List, type Column } from "../../shared/table.tsx";
import { WITHDRAWAL_STATES } from "./withdrawal.ts";

const COLUMNS: readonly Column<WithdrawalRow>[] = [
  {
    title: "Withdrawal",
    cell: (withdrawal) => (
      <Link to="/withdrawals/$id" params={{ id: withdrawal.id }} className="text-violet underline">
        {withdrawal.id}
      </Link>
    ),
  },
  { title: "State", cell: (withdrawal) => <Status name={withdrawal.status} /> },
  { title: "Player", cell: (withdrawal) => `${withdrawal.player.username} · KYC ${withdrawal.player.kycLevel}` },
  { title: "To", cell: (withdrawal) => `${withdrawal.bankAccount.bank} · ${withdrawal.bankAccount.holder}` },
  { title: "Amount", cell: (withdrawal) => <Money amount={withdrawal.amount} />, figures: true },
  { title: "Approvals", cell: (withdrawal) => `${withdrawal.approvals.length} of ${withdrawal.needsTwo ? 2 : 1}` },
  { title: "Requested", cell: (withdrawal) => <Time at={withdrawal.createdAt} /> },
];

const REFRESH_MS = 10_000;

/** Withdrawals, oldest decision first. */
export function WithdrawalQueue() {
  const { filters, toPage } = useFilters();
  const status = WITHDRAWAL_STATES.find((state) => state === filters.status);
  const query = useQuery({ ...reading("/withdrawals", { query: { status, pageNo: filters.pageNo } }), refetchInterval: REFRESH_MS });
  return (
    <>
      <StatusFilter states={WITHDRAWAL_STATES} first="all" />
      <List
        caption="Withdrawals"
        query={query}
        columns={COLUMNS}
        keyOf={(withdrawal) => withdrawal.id}
        onPage={toPage}
        empty={filters.status ? `No withdrawal is ${filters.status.toLowerCase()}.` : "No withdrawals yet."}
      />
    </>
  );
}
