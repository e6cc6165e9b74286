import type { Notice } from "@perya/api-client/player";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { useText } from "../../shared/language/text.ts";
import { PromotionArt } from "./promotion-art.tsx";
import { usePromotions } from "./use-promotions.ts";

/** A card for everything the brand promotes now. */
export function PromotionList() {
  const t = useText("promotions");
  const promotions = usePromotions();
  if (promotions.isPending) return <Waiting rows={3} />;
  if (promotions.error)
    return <Failed fault={promotions.error} onRetry={() => void promotions.refetch()} />;
  if (promotions.data.length === 0)
    return (
      <Empty title={t("none")}>
        <p className="max-w-prose text-soft">{t("noneText")}</p>
        <Link to="/hot" className={buttonClass("primary")}>
          {t("games")}
        </Link>
      </Empty>
    );
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {promotions.data.map((promotion, at) => (
        <li key={promotion.id}>
          <Card promotion={promotion} at={at} />
        </li>
      ))}
    </ul>
  );
}

function Card({ promotion: { id, title, language }, at }: { promotion: Notice; at: number }) {
  const t = useText("promotions");
  return (
    <Link
      to="/promoDetail"
      search={{ id }}
      className="group grid h-full overflow-hidden rounded-2xl border border-line bg-raised hover:border-soft"
    >
      <PromotionArt at={at} />
      <span className="grid content-between gap-3 p-4 sm:p-5">
        <bdi lang={language} className="font-display text-xl leading-tight font-bold">
          {title}
        </bdi>
        <span className="font-semibold text-violet underline-offset-4 group-hover:underline">
          {t("read")}
        </span>
      </span>
    </Link>
  );
}
