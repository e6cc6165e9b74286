import { BrandVendors } from "../features/vendors/brands/brand-vendors.tsx";
import { ByBrand } from "../features/vendors/brands/by-brand.tsx";
import { VendorList } from "../features/vendors/vendor-list.tsx";
import { Page } from "../shared/layout/page.tsx";

export function VendorsPage() {
  return (
    <Page title="Vendors">
      <ByBrand everywhere={<VendorList />} atBrand={(brand) => <BrandVendors brand={brand} />} />
    </Page>
  );
}
