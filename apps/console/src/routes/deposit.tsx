import { useParams } from "@tanstack/react-router";
import { DepositView } from "../features/deposits/deposit-view.tsx";
import { Page } from "../shared/layout/page.tsx";

export function DepositPage() {
  const { id } = useParams({ from: "/deposits/$id" });
  return (
    <Page title="Deposit" back={{ to: "/deposits", title: "Deposits" }}>
      <DepositView id={id} />
    </Page>
  );
}
