import { JurisdictionArea } from "../features/jurisdiction/jurisdiction-area.tsx";
import { Page } from "../shared/layout/page.tsx";

export function JurisdictionPage() {
  return (
    <Page title="Jurisdiction">
      <JurisdictionArea />
    </Page>
  );
}
