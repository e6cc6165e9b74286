import type { DepositRow } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Age } from "../../shared/format/age.tsx";
import { reading } from "../../shared/http/api.ts";
import { LongText } from "../../shared/format/long-text.tsx";
import { QueueFilters, useQueue } from "../../shared/lists/queue-filters.tsx";
import { Money, Status } from "../../shared/format/show.tsx";
import { List, type Column } from "../../shared/lists/table.tsx";
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
  {
    title: "Exact amount",
    cell: (deposit) => <Money amount={deposit.exactAmount ?? deposit.amount} />,
    figures: true,
  },
  { title: "Paid", cell: (deposit) => <Money amount={deposit.paid} />, figures: true },
  { title: "Slip", cell: (deposit) => (deposit.slip ? "yes" : "–") },
  {
    title: "Approvals",
    cell: (deposit) =>
      DECIDABLE.includes(deposit.status)
        ? `${deposit.approvals.length} of ${deposit.needsTwo ? 2 : 1}`
        : "–",
  },
  { title: "Reference", cell: (deposit) => <LongText text={deposit.reference} /> },
  { title: "Age", cell: (deposit) => <Age since={deposit.createdAt} /> },
];

const REFRESH_MS = 5_000;

/** Deposits waiting for staff, oldest first; all others by filter or search. */
export function DepositQueue() {
  const { query: asked, searching, waiting, toPage } = useQueue(DEPOSIT_STATES);
  const query = useQuery({
    ...reading("/deposits", { query: asked }),
    refetchInterval: REFRESH_MS,
    placeholderData: (before) => before,
  });
  return (
    <>
      <QueueFilters states={DEPOSIT_STATES} search="Amount, reference, player or number" />
      <List
        caption="Deposits"
        query={query}
        columns={COLUMNS}
        keyOf={(deposit) => deposit.id}
        onPage={toPage}
        empty={
          searching
            ? "No deposit matches."
            : waiting
              ? "No deposit is waiting."
              : "No deposit is in this state."
        }
      />
    </>
  );
}
