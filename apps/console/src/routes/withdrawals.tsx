import { WithdrawalQueue } from "../features/withdrawals/withdrawal-queue.tsx";
import { Page } from "../shared/page.tsx";

export function WithdrawalsPage() {
  return (
    <Page title="Withdrawals">
      <WithdrawalQueue />
    </Page>
  );
}
