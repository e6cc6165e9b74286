import type { Approval } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { useFilters } from "../../shared/lists/filters.ts";
import { Money, Status, Time } from "../../shared/format/show.tsx";
import { List, type Column } from "../../shared/lists/table.tsx";
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

/** Decided, cancelled, overtaken and expired requests, latest first. */
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
      empty="No decisions yet."
    />
  );
}
