import { ApprovalList } from "../features/approvals/approval-list.tsx";
import { Page } from "../shared/page.tsx";

export function ApprovalsPage() {
  return (
    <Page title="Approvals">
      <ApprovalList />
    </Page>
  );
}
