import { useQuery } from "@tanstack/react-query";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Pager } from "../../shared/layout/pager.tsx";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { usePageNo } from "../../shared/routing/use-location.ts";
import { BonusCard } from "./bonus-card.tsx";

/** The player's bonuses, newest first, each with its wagering and its movements. */
export function BonusList() {
  const t = useText("bonuses");
  const pageNo = usePageNo();
  const query = useQuery(reading("/bonuses", { query: { pageNo } }));
  if (query.isPending) return <Waiting rows={4} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { content, totalPages } = query.data;
  if (content.length === 0 && pageNo === 1)
    return (
      <Empty title={t("none")}>
        <Link to="/promotions" className={buttonClass("plain")}>
          {t("promotions")}
        </Link>
      </Empty>
    );
  return (
    <>
      <ul className="grid gap-4">
        {content.map((bonus) => (
          <li key={bonus.id}>
            <BonusCard bonus={bonus} />
          </li>
        ))}
      </ul>
      {totalPages > 1 && <Pager pageNo={pageNo} totalPages={totalPages} />}
    </>
  );
}
