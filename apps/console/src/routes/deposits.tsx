import { DepositQueue } from "../features/deposits/deposit-queue.tsx";
import { Page } from "../shared/page.tsx";

export function DepositsPage() {
  return (
    <Page title="Deposits">
      <DepositQueue />
    </Page>
  );
}
