import { BillList } from "../features/agent-bills/bill-list.tsx";
import { Page } from "../shared/layout/page.tsx";

export function AgentBillsPage() {
  return (
    <Page title="Agents' bills">
      <p className="max-w-prose text-soft">
        What each contract came to in a period. Bills for review are paid once they are approved.
      </p>
      <BillList />
    </Page>
  );
}
