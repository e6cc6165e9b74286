import { Navigate, useParams } from "@tanstack/react-router";
import { ApprovalHistory } from "../features/approvals/approval-history.tsx";
import { ApprovalList } from "../features/approvals/approval-list.tsx";
import { Page } from "../shared/layout/page.tsx";
import { PartTabs } from "../shared/layout/part-tabs.tsx";

const PARTS = [
  ["waiting", "Waiting"],
  ["history", "History"],
] as const;

export function ApprovalsPage() {
  const { part } = useParams({ strict: false });
  if (part === undefined)
    return <Navigate to="/approvals/$part" params={{ part: "waiting" }} search={true} replace />;
  return (
    <Page title="Approvals">
      <PartTabs label="Parts of approvals" to="/approvals/$part" parts={PARTS} />
      {part === "history" ? <ApprovalHistory /> : <ApprovalList />}
    </Page>
  );
}
