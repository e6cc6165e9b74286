import type { WithdrawalRow } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Age } from "../../shared/format/age.tsx";
import { reading } from "../../shared/http/api.ts";
import { LongText } from "../../shared/format/long-text.tsx";
import { QueueFilters, useQueue } from "../../shared/lists/queue-filters.tsx";
import { Money, Status } from "../../shared/format/show.tsx";
import { List, type Column } from "../../shared/lists/table.tsx";
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
  {
    title: "Player",
    cell: (withdrawal) => `${withdrawal.player.username} · KYC ${withdrawal.player.kycLevel}`,
  },
  {
    title: "To",
    cell: (withdrawal) => `${withdrawal.bankAccount.bank} · ${withdrawal.bankAccount.holder}`,
  },
  { title: "Amount", cell: (withdrawal) => <Money amount={withdrawal.amount} />, figures: true },
  {
    title: "Approvals",
    cell: (withdrawal) => `${withdrawal.approvals.length} of ${withdrawal.needsTwo ? 2 : 1}`,
  },
  { title: "Reference", cell: (withdrawal) => <LongText text={withdrawal.reference} /> },
  { title: "Age", cell: (withdrawal) => <Age since={withdrawal.createdAt} /> },
];

const REFRESH_MS = 5_000;

/** Withdrawals waiting for staff, oldest first; all others by filter or search. */
export function WithdrawalQueue() {
  const { query: asked, searching, waiting, toPage } = useQueue(WITHDRAWAL_STATES);
  const query = useQuery({
    ...reading("/withdrawals", { query: asked }),
    refetchInterval: REFRESH_MS,
    placeholderData: (before) => before,
  });
  return (
    <>
      <QueueFilters states={WITHDRAWAL_STATES} search="Amount, reference, player or number" />
      <List
        caption="Withdrawals"
        query={query}
        columns={COLUMNS}
        keyOf={(withdrawal) => withdrawal.id}
        onPage={toPage}
        empty={
          searching
            ? "No withdrawal matches."
            : waiting
              ? "No withdrawal is waiting."
              : "No withdrawal is in this state."
        }
      />
    </>
  );
}
