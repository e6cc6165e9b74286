import { BrandProof } from "../features/ledger/brand-proof.tsx";
import { Proof } from "../features/ledger/proof.tsx";
import { Page } from "../shared/layout/page.tsx";
import { useMay } from "../shared/http/session.ts";

export function LedgerPage() {
  const may = useMay();
  return <Page title="Ledger proof">{may("ledger.read") ? <Proof /> : <BrandProof />}</Page>;
}
