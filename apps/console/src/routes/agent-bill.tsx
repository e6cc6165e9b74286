import { useParams } from "@tanstack/react-router";
import { BillView } from "../features/agent-bills/bill-view.tsx";
import { Page } from "../shared/layout/page.tsx";

export function AgentBillPage() {
  const { id } = useParams({ from: "/agent-bills/$id" });
  return (
    <Page title="Agent's bill" back={{ to: "/agent-bills", title: "Agents' bills" }}>
      <BillView key={id} id={id} />
    </Page>
  );
}
