import { VoucherList } from "../features/vouchers/voucher-list.tsx";
import { ForBrand } from "../shared/lists/for-brand.tsx";
import { Page } from "../shared/layout/page.tsx";

export function VouchersPage() {
  return (
    <Page title="Vouchers">
      <ForBrand label="Vouchers of">{({ id }) => <VoucherList key={id} brand={id} />}</ForBrand>
    </Page>
  );
}
