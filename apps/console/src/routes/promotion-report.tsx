import { PromotionReport } from "../features/promotions/report/promotion-report.tsx";
import { ForBrand } from "../shared/lists/for-brand.tsx";
import { Page } from "../shared/layout/page.tsx";

export function PromotionReportPage() {
  return (
    <Page
      title="What promotions cost and brought"
      back={{ to: "/promotions", title: "Promotions" }}
    >
      <ForBrand label="Promotions of">
        {({ id }) => <PromotionReport key={id} brand={id} />}
      </ForBrand>
    </Page>
  );
}
