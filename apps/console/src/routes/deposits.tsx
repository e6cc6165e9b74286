import { DepositQueue } from "../features/deposits/deposit-queue.tsx";
import { RecordTransfer } from "../shared/record-transfer.tsx";
import { Page } from "../shared/page.tsx";
import { useMay } from "../shared/session.ts";

export function DepositsPage() {
  const may = useMay();
  return (
    <Page title="Deposits" actions={may("deposits.decide") && <RecordTransfer />}>
      <DepositQueue />
    </Page>
  );
}
