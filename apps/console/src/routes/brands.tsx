import { AddBrand } from "../features/brands/add-brand.tsx";
import { BrandList } from "../features/brands/brand-list.tsx";
import { useMay } from "../shared/http/session.ts";
import { Page } from "../shared/layout/page.tsx";

export function BrandsPage() {
  const may = useMay();
  return (
    <Page title="Brands" actions={may("brands.write") ? <AddBrand /> : undefined}>
      <BrandList />
    </Page>
  );
}
