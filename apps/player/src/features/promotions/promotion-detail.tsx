import { RichText } from "@perya/ui/show";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { Page } from "../../shared/layout/page.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";
import { PromotionArt } from "./promotion-art.tsx";
import { usePromotions } from "./use-promotions.ts";

/** One promotion of the brand; one that has ended says so and leads to the others. */
export function PromotionDetail({ id }: { id: string }) {
  const t = useText("promotions");
  const promotions = usePromotions();
  const at = promotions.data?.findIndex((one) => one.id === id) ?? -1;
  const promotion = promotions.data?.[at];
  const back = { to: "/promotions", title: t("title") };
  if (promotion)
    return (
      <Page title={promotion.title} lang={promotion.language} back={back} middle>
        <div className="overflow-hidden rounded-2xl border border-line">
          <PromotionArt at={at} />
        </div>
        <RichText html={promotion.content} lang={promotion.language} />
      </Page>
    );
  return (
    <Page title={promotions.isPending ? t("title") : t("over")} back={back} middle>
      {promotions.isPending && <Waiting rows={3} />}
      {promotions.error && (
        <Failed fault={promotions.error} onRetry={() => void promotions.refetch()} />
      )}
      {promotions.data && (
        <Empty title={t("overText")}>
          <Link to="/promotions" className={buttonClass("primary")}>
            {t("others")}
          </Link>
        </Empty>
      )}
    </Page>
  );
}
