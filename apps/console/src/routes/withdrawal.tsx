import { useParams } from "@tanstack/react-router";
import { WithdrawalView } from "../features/withdrawals/withdrawal-view.tsx";
import { Page } from "../shared/layout/page.tsx";

export function WithdrawalPage() {
  const { id } = useParams({ from: "/withdrawals/$id" });
  return (
    <Page title="Withdrawal" back={{ to: "/withdrawals", title: "Withdrawals" }}>
      <WithdrawalView id={id} />
    </Page>
  );
}
