import { DepositQueue } from "../features/deposits/deposit-queue.tsx";
import { RecordTransfer } from "../shared/forms/record-transfer.tsx";
import { Page } from "../shared/layout/page.tsx";
import { useMay } from "../shared/http/session.ts";

export function DepositsPage() {
  const may = useMay();
  return (
    <Page title="Deposits" actions={may("deposits.decide") && <RecordTransfer />}>
      <DepositQueue />
    </Page>
  );
}
