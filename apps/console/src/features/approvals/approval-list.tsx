import type { Approval } from "@perya/api-client/operator";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { call, reading } from "../../shared/api.ts";
import { Confirm } from "../../shared/confirm.tsx";
import { Money, Time } from "../../shared/show.tsx";
import { kindWords } from "../../shared/kind-words.ts";
import { Failed, Table, Waiting, type Column } from "../../shared/table.tsx";

const COLUMNS: readonly Column<Approval>[] = [
  { title: "What", cell: ({ kind }) => kindWords(kind) },
  {
    title: "Whom",
    cell: ({ subject }) => (
      <Link to="/players/$id" params={{ id: subject }} className="text-violet underline">
        {subject}
      </Link>
    ),
  },
  { title: "Amount", cell: (approval) => <Money amount={approval.amount} signed />, figures: true },
  { title: "Why", cell: (approval) => approval.reason ?? "–" },
  { title: "Asked by", cell: (approval) => approval.askedBy },
  { title: "Asked", cell: (approval) => <Time at={approval.askedAt} /> },
  { title: "Until", cell: (approval) => <Time at={approval.expiresAt} /> },
  {
    title: "Decision",
    cell: (approval) => (approval.mine ? <span className="text-soft">somebody else must decide</span> : <Decision approval={approval} />),
  },
];

/** What one person asked for and a second one must decide. */
export function ApprovalList() {
  const query = useQuery(reading("/approvals"));
  if (query.isPending) return <Waiting />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  if (query.data.length === 0)
    return <p className="rounded-xl border border-dashed border-line p-8 text-center text-soft">Nothing waits for a second person.</p>;
  return <Table caption="Approvals" columns={COLUMNS} rows={query.data} keyOf={(approval) => approval.id} />;
}

function Decision({ approval }: { approval: Approval }) {
  const { id } = approval;
  return (
    <div className="flex gap-2">
      <Confirm
        action="Approve"
        look="primary"
        title="Approve?"
        about={
          <>
            <p className="text-ink">
              {kindWords(approval.kind)} of <Money amount={approval.amount} signed /> for {approval.subject}
            </p>
            <p>
              Asked by {approval.askedBy}
              {approval.reason ? `: ${approval.reason}.` : "."} It happens at once and cannot be undone.
            </p>
          </>
        }
        send={() => call("POST", "/approvals/{id}/{decision}", { path: { id, decision: "approve" }, body: {} })}
        done="Approved and done."
      />
      <Confirm
        action="Reject"
        look="danger"
        title="Reject?"
        about="Nothing happens; the asker sees your reason."
        send={(body) => call("POST", "/approvals/{id}/{decision}", { path: { id, decision: "reject" }, body })}
        done="Rejected."
        asks={[{ name: "reason", label: "Reason" }]}
      />
    </div>
  );
}
