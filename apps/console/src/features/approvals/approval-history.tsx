import type { Approval } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/api.ts";
import { useFilters } from "../../shared/filters.ts";
import { Money, Status, Time } from "../../shared/show.tsx";
import { List, type Column } from "../../shared/table.tsx";
import { SubjectLink } from "./subject-link.tsx";

const COLUMNS: readonly Column<Approval>[] = [
  { title: "What", cell: ({ title }) => title },
  { title: "About", cell: (approval) => <SubjectLink approval={approval} /> },
  { title: "Amount", cell: ({ amount }) => <Money amount={amount} signed />, figures: true },
  { title: "State", cell: ({ state }) => <Status name={state} /> },
  { title: "Asked by", cell: ({ askedBy, mine }) => (mine ? "you" : askedBy) },
  { title: "Why", cell: ({ reason }) => reason ?? "–" },
  { title: "Decided by", cell: ({ decidedBy }) => decidedBy ?? "–" },
  { title: "Reason", cell: ({ decisionReason }) => decisionReason ?? "–" },
  { title: "When", cell: ({ decidedAt, expiresAt }) => <Time at={decidedAt ?? expiresAt} /> },
];

/** What was decided, taken back, overtaken or left until its time was over; the latest first. */
export function ApprovalHistory() {
  const { filters, toPage } = useFilters();
  const query = useQuery(reading("/approvals/history", { query: { pageNo: filters.pageNo } }));
  return (
    <List
      caption="Past approvals"
      query={query}
      columns={COLUMNS}
      keyOf={({ id }) => id}
      onPage={toPage}
      empty="Nothing was decided yet."
    />
  );
}
