import { PromotionList } from "../features/promotions/promotion-list.tsx";
import { ForBrand } from "../shared/lists/for-brand.tsx";
import { Page } from "../shared/layout/page.tsx";

export function PromotionsPage() {
  return (
    <Page title="Promotions">
      <ForBrand label="Promotions of">{({ id }) => <PromotionList key={id} brand={id} />}</ForBrand>
    </Page>
  );
}
