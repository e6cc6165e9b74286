import type { WithdrawalRow } from "@perya/api-client/operator";
import { Link } from "@tanstack/react-router";
import { Age } from "../../shared/format/age.tsx";
import { reading } from "../../shared/http/api.ts";
import { LongText } from "../../shared/format/long-text.tsx";
import { plainMoney } from "../../shared/format/plain-money.ts";
import { Queue, type QueueColumn } from "../../shared/lists/queue.tsx";
import { Money, Status } from "../../shared/format/show.tsx";
import { QueueScore } from "../../shared/risk/queue-score.tsx";
import { WITHDRAWAL_STATES } from "./withdrawal.ts";

const COLUMNS: readonly QueueColumn<WithdrawalRow>[] = [
  {
    title: "Withdrawal",
    cell: (withdrawal) => (
      <Link to="/withdrawals/$id" params={{ id: withdrawal.id }} className="text-violet underline">
        {withdrawal.id}
      </Link>
    ),
    csv: ({ id }) => id,
  },
  {
    title: "State",
    cell: (withdrawal) => <Status name={withdrawal.status} />,
    csv: ({ status }) => status,
  },
  {
    title: "Player",
    cell: (withdrawal) => `${withdrawal.player.username} · KYC ${withdrawal.player.kycLevel}`,
    csv: ({ player }) => player.username,
  },
  {
    title: "To",
    cell: (withdrawal) => `${withdrawal.bankAccount.bank} · ${withdrawal.bankAccount.holder}`,
    csv: ({ bankAccount }) => `${bankAccount.bank} · ${bankAccount.holder}`,
  },
  {
    title: "Amount",
    cell: (withdrawal) => <Money amount={withdrawal.amount} />,
    csv: ({ amount }) => plainMoney(amount),
    figures: true,
    sorts: ["largest", "smallest"],
  },
  { title: "Risk", cell: ({ id }) => <QueueScore subject={id} />, figures: true },
  {
    title: "Disputed",
    cell: ({ dispute }) => dispute && <Disputed dispute={dispute} />,
    csv: ({ dispute }) => dispute && plainMoney(dispute.amount),
    figures: true,
  },
  {
    title: "Approvals",
    cell: (withdrawal) => `${withdrawal.approvals.length} of ${withdrawal.needsTwo ? 2 : 1}`,
  },
  {
    title: "Reference",
    cell: (withdrawal) => <LongText text={withdrawal.reference} />,
    csv: ({ reference }) => reference,
  },
  {
    title: "Age",
    cell: (withdrawal) => <Age since={withdrawal.createdAt} />,
    csv: ({ createdAt }) => createdAt,
    sorts: ["oldest", "newest"],
  },
];

/** What did not arrive, and since when; the pictures are on the page of the row. */
function Disputed({ dispute }: { dispute: NonNullable<WithdrawalRow["dispute"]> }) {
  const { amount, since, pictures } = dispute;
  return (
    <span className="inline-grid justify-items-end">
      <Money amount={amount} />
      <span className="text-xs text-soft">
        {pictures === 1 ? "1 picture" : `${pictures} pictures`}, <Age since={since} />
      </span>
    </span>
  );
}

/** Withdrawals waiting for staff, oldest first; all others by filter or search. */
export function WithdrawalQueue() {
  return (
    <Queue
      caption="Withdrawals"
      item="withdrawal"
      search="Amount, reference, player or number"
      states={WITHDRAWAL_STATES}
      columns={COLUMNS}
      keyOf={({ id }) => id}
      read={(query) => reading("/withdrawals", { query })}
    />
  );
}
