import { Proof } from "../features/ledger/proof.tsx";
import { Page } from "../shared/page.tsx";

export function LedgerPage() {
  return (
    <Page title="Ledger proof">
      <Proof />
    </Page>
  );
}
