import { VendorList } from "../features/vendors/vendor-list.tsx";
import { Page } from "../shared/page.tsx";

export function VendorsPage() {
  return (
    <Page title="Vendors">
      <VendorList />
    </Page>
  );
}
