import { PromotionDetail } from "../features/promotions/promotion-detail.tsx";
import { useParam } from "../shared/routing/current-page.tsx";

/** One promotion, by the id in its address. */
export function Page() {
  return <PromotionDetail id={useParam("id")} />;
}
