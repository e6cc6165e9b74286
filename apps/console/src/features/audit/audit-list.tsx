import type { AuditRow } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { reading } from "../../shared/http/api.ts";
import { Button } from "../../shared/forms/controls.tsx";
import { useFilters } from "../../shared/lists/filters.ts";
import { SearchBox } from "../../shared/lists/search-box.tsx";
import { Check, Time } from "../../shared/format/show.tsx";
import { List, type Column } from "../../shared/lists/table.tsx";
import { changesOf } from "./changes.ts";

const COLUMNS: readonly Column<AuditRow>[] = [
  { title: "No.", cell: (row) => row.n, figures: true },
  { title: "Time", cell: (row) => <Time at={row.at} /> },
  { title: "Who", cell: (row) => row.actor },
  { title: "Did", cell: (row) => row.action },
  { title: "To", cell: (row) => row.subject },
  { title: "Before and after", cell: (row) => <Change row={row} /> },
  { title: "Why", cell: (row) => row.reason ?? "–" },
  { title: "Hash", cell: (row) => <code title={row.hash}>{row.hash.slice(0, 10)}</code> },
];

/** Who did what, when, to whom and why; each row sealed by its predecessor's hash. */
export function AuditList() {
  const { filters, set, toPage } = useFilters();
  const query = useQuery(
    reading("/audit", { query: { action: filters.action, pageNo: filters.pageNo } }),
  );
  return (
    <>
      <Verify />
      <SearchBox
        label="Action, such as withdrawal.approve"
        value={filters.action ?? ""}
        onSearch={(action) => set({ action })}
      />
      <List
        caption="Audit trail"
        query={query}
        columns={COLUMNS}
        keyOf={(row) => row.n}
        onPage={toPage}
        empty="No actions yet."
      />
    </>
  );
}

function Verify() {
  const query = useQuery({ ...reading("/audit/verify"), enabled: false });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button busy={query.isFetching} onClick={() => void query.refetch()}>
        Check the chain
      </Button>
      {query.data && (
        <Check green={query.data.green}>
          {query.data.green
            ? `All ${query.data.rows} rows are unchanged`
            : (query.data.problem ?? "The chain is broken")}
        </Check>
      )}
      {query.isError && <span className="text-coral">{query.error.message}</span>}
    </div>
  );
}

/** What changed: each name with its old and its new value. */
function Change({ row: { before, after, currency } }: { row: AuditRow }) {
  const changes = changesOf(before, after, currency);
  if (changes.length === 0) return "–";
  return (
    <span className="grid gap-0.5 text-xs lg:max-w-80">
      {changes.map(({ name, from, to }) => (
        <span key={name}>
          <span className="text-soft">{name}</span>{" "}
          {from !== undefined && <del className="text-soft">{from}</del>}
          {from !== undefined && " → "}
          <ins className="font-medium no-underline">{to}</ins>
        </span>
      ))}
    </span>
  );
}
