import type { StaffAgentBill } from "@perya/api-client/operator";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { reading } from "../../shared/http/api.ts";
import { useFilters } from "../../shared/lists/filters.ts";
import { StatusFilter } from "../../shared/lists/status-filter.tsx";
import { List, type Column } from "../../shared/lists/table.tsx";
import { KIND_WORDS, PERIOD_WORDS, REVIEW_WORDS, STATES } from "./words.ts";

const COLUMNS: readonly Column<StaffAgentBill>[] = [
  {
    title: "Agent",
    cell: ({ id, agent }) => (
      <Link to="/agent-bills/$id" params={{ id }} className="font-medium text-violet underline">
        <bdi>{agent.username}</bdi>
      </Link>
    ),
  },
  {
    title: "Contract",
    cell: ({ kind, period }) => `${KIND_WORDS[kind]}, ${PERIOD_WORDS[period].toLowerCase()}`,
  },
  { title: "From", cell: ({ from }) => <Time at={from} /> },
  { title: "State", cell: ({ state }) => <Status name={state} /> },
  {
    title: "Why it is reviewed",
    cell: ({ review }) => review.map((one) => REVIEW_WORDS[one]).join("; ") || "–",
  },
  { title: "Gross", cell: ({ gross }) => <Money amount={gross} />, figures: true },
  { title: "Downlines", cell: ({ downGross }) => <Money amount={downGross} />, figures: true },
  { title: "Amount", cell: ({ amount }) => <Money amount={amount} />, figures: true },
];

/** Bills of agents' contracts, the newest period first. */
export function BillList() {
  const { filters, toPage } = useFilters();
  const state = STATES.find((one) => one === filters.status);
  const query = useQuery({
    ...reading("/agent-bills", { query: { pageNo: filters.pageNo, state } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <StatusFilter states={STATES} first="All" />
      <List
        caption="Agents' bills"
        query={query}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        onPage={toPage}
        empty="No bills."
      />
    </>
  );
}
