import type { DepositRow } from "@perya/api-client/operator";
import { Link } from "@tanstack/react-router";
import { Age } from "../../shared/format/age.tsx";
import { reading } from "../../shared/http/api.ts";
import { LongText } from "../../shared/format/long-text.tsx";
import { plainMoney } from "../../shared/format/plain-money.ts";
import { Queue, type QueueColumn } from "../../shared/lists/queue.tsx";
import { Money, Status } from "../../shared/format/show.tsx";
import { QueueScore } from "../../shared/risk/queue-score.tsx";
import { DECIDABLE, DEPOSIT_STATES, stateOf } from "./deposit.ts";

const COLUMNS: readonly QueueColumn<DepositRow>[] = [
  {
    title: "Deposit",
    cell: (deposit) => (
      <Link to="/deposits/$id" params={{ id: deposit.id }} className="text-violet underline">
        {deposit.id}
      </Link>
    ),
    csv: ({ id }) => id,
  },
  {
    title: "State",
    cell: (deposit) => <Status name={stateOf(deposit)} />,
    csv: stateOf,
  },
  {
    title: "Player",
    cell: (deposit) => deposit.player.username,
    csv: ({ player }) => player.username,
  },
  { title: "Method", cell: (deposit) => deposit.method, csv: ({ method }) => method },
  {
    title: "Exact amount",
    cell: (deposit) => <Money amount={deposit.exactAmount ?? deposit.amount} />,
    csv: ({ exactAmount, amount }) => plainMoney(exactAmount ?? amount),
    figures: true,
    sorts: ["largest", "smallest"],
  },
  {
    title: "Paid",
    cell: (deposit) => <Money amount={deposit.paid} />,
    csv: ({ paid }) => plainMoney(paid),
    figures: true,
  },
  { title: "Slip", cell: (deposit) => (deposit.slip ? "yes" : "–") },
  { title: "Risk", cell: ({ id }) => <QueueScore subject={id} />, figures: true },
  {
    title: "Approvals",
    cell: (deposit) =>
      DECIDABLE.includes(deposit.status)
        ? `${deposit.approvals.length} of ${deposit.needsTwo ? 2 : 1}`
        : "–",
  },
  {
    title: "Reference",
    cell: (deposit) => <LongText text={deposit.reference} />,
    csv: ({ reference }) => reference,
  },
  {
    title: "Age",
    cell: (deposit) => <Age since={deposit.createdAt} />,
    csv: ({ createdAt }) => createdAt,
    sorts: ["oldest", "newest"],
  },
];

/** Deposits waiting for staff, oldest first; all others by filter or search. */
export function DepositQueue() {
  return (
    <Queue
      caption="Deposits"
      item="deposit"
      search="Amount, reference, player or number"
      states={DEPOSIT_STATES}
      columns={COLUMNS}
      keyOf={({ id }) => id}
      read={(query) => reading("/deposits", { query })}
    />
  );
}
