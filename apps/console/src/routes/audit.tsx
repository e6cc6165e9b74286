import { AuditList } from "../features/audit/audit-list.tsx";
import { Page } from "../shared/layout/page.tsx";

export function AuditPage() {
  return (
    <Page title="Audit trail">
      <AuditList />
    </Page>
  );
}
