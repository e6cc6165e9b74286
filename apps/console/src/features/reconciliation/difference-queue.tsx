import type { ReconciliationRow } from "@perya/api-client/operator";
import { Link } from "@tanstack/react-router";
import { LongText } from "../../shared/format/long-text.tsx";
import { plainMoney } from "../../shared/format/plain-money.ts";
import { Money, Status } from "../../shared/format/show.tsx";
import { REASON } from "../../shared/http/act.ts";
import { call, reading } from "../../shared/http/api.ts";
import { useMay } from "../../shared/http/session.ts";
import { Queue, type QueueColumn } from "../../shared/lists/queue.tsx";
import { CreditArrival, NoteDifference } from "./settle.tsx";
import {
  DIFFERENCE_STATES,
  isArrival,
  directionWords,
  KIND_WORDS,
  PROVIDER_WORDS,
} from "./words.ts";

const COLUMNS: readonly QueueColumn<ReconciliationRow>[] = [
  {
    title: "Difference",
    cell: ({ id, kind }) => (
      <Link to="/differences/$id" params={{ id }} className="text-violet underline">
        {KIND_WORDS[kind]}
      </Link>
    ),
    csv: ({ kind }) => KIND_WORDS[kind],
  },
  { title: "State", cell: ({ state }) => <Status name={state} />, csv: ({ state }) => state },
  {
    title: "Provider",
    cell: ({ provider }) => PROVIDER_WORDS[provider],
    csv: ({ provider }) => PROVIDER_WORDS[provider],
  },
  {
    title: "Way",
    cell: ({ direction }) => directionWords(direction),
    csv: ({ direction }) => directionWords(direction),
  },
  {
    title: "Number",
    cell: ({ number }) => <LongText text={number} />,
    csv: ({ number }) => number,
  },
  {
    title: "Theirs",
    cell: ({ theirs }) => <Money amount={theirs} />,
    csv: ({ theirs }) => plainMoney(theirs),
    figures: true,
  },
  {
    title: "Ours",
    cell: ({ ours }) => <Money amount={ours} />,
    csv: ({ ours }) => plainMoney(ours),
    figures: true,
  },
  {
    title: "Differs by",
    cell: ({ amount }) => <Money amount={amount} />,
    csv: ({ amount }) => plainMoney(amount),
    figures: true,
    sorts: ["largest", "smallest"],
  },
  { title: "Name", cell: ({ player }) => player ?? "–", csv: ({ player }) => player },
  {
    title: "Day",
    cell: ({ day }) => <time dateTime={day}>{day}</time>,
    csv: ({ day }) => day,
    sorts: ["oldest", "newest"],
  },
];

/** What statements and our books differ in: what waits, oldest first; the rest by filter. */
export function DifferenceQueue() {
  const may = useMay();
  const maySettle = may("reconciliation.settle");
  const mayCredit = may("deposits.decide");
  const actions: QueueColumn<ReconciliationRow> = {
    title: "Settle",
    cell: (row) =>
      row.state === "OPEN" && (
        <span className="flex flex-wrap gap-2 whitespace-nowrap max-lg:justify-end">
          {mayCredit && isArrival(row) && <CreditArrival id={row.id} amount={row.amount} />}
          {maySettle && <NoteDifference id={row.id} isArrival={isArrival(row)} />}
        </span>
      ),
  };
  return (
    <Queue
      caption="Differences"
      item="difference"
      search="Number or player"
      states={DIFFERENCE_STATES}
      columns={maySettle || mayCredit ? [...COLUMNS, actions] : COLUMNS}
      decidesHere={maySettle || mayCredit}
      {...(maySettle
        ? {
            bulk: {
              action: "Settle with one reason",
              about:
                "For those that have no other side, such as the bank's own fees. Nothing is " +
                "credited or taken. Above the approval limit, or the day's sum, each waits for a " +
                "second person.",
              asks: [REASON],
              send: async ({ id }: ReconciliationRow, { reason = "" }) => {
                const path = { id };
                const body = { reason };
                return (await call("POST", "/reconciliation/differences/{id}/note", { path, body }))
                  .waits;
              },
            },
          }
        : {})}
      keyOf={({ id }) => id}
      read={(query) => reading("/reconciliation/differences", { query })}
    />
  );
}
