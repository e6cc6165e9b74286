import { useQuery } from "@tanstack/react-query";
import { pillClass } from "../../shared/forms/pill-class.ts";
import { buttonClass } from "../../shared/forms/controls.tsx";
import { reading } from "../../shared/http/api.ts";
import { useText } from "../../shared/language/text.ts";
import { Pager } from "../../shared/layout/pager.tsx";
import { Empty, Failed, Waiting } from "../../shared/layout/states.tsx";
import { Link } from "../../shared/routing/link.tsx";
import { AheadChoice } from "../../shared/records/ahead-choice.tsx";
import { useDaysAhead } from "../../shared/records/use-asked-days.ts";
import { usePageNo, useSearch } from "../../shared/routing/use-location.ts";
import { BonusCard } from "./bonus-card.tsx";

/** Which of the bonuses the address may ask for; all of them without. */
const SHOWS = ["running", "ended"] as const;

/** The player's bonuses, newest first, each with its wagering and its movements. */
export function BonusList() {
  const t = useText("bonuses");
  const pageNo = usePageNo();
  const { show: asked } = useSearch();
  const show = SHOWS.find((one) => one === asked);
  const ahead = useDaysAhead();
  const { toDay } = ahead;
  const query = useQuery(reading("/bonuses", { query: { pageNo, show, toDay } }));
  if (query.isPending) return <Waiting rows={4} />;
  if (query.isError) return <Failed fault={query.error} onRetry={() => void query.refetch()} />;
  const { content, totalPages } = query.data;
  if (content.length === 0 && pageNo === 1 && !show && !toDay)
    return (
      <Empty title={t("none")}>
        <Link to="/promotions" className={buttonClass("plain")}>
          {t("promotions")}
        </Link>
      </Empty>
    );
  return (
    <>
      <nav aria-label={t("show")} className="flex flex-wrap gap-2">
        {[undefined, ...SHOWS].map((one) => (
          <Link
            key={one ?? "all"}
            to="."
            search={{ show: one, ahead: one === "ended" ? undefined : ahead.preset }}
            replace
            aria-current={one === show ? "true" : undefined}
            className={pillClass(one === show)}
          >
            {t(`shown.${one ?? "all"}`)}
          </Link>
        ))}
      </nav>
      {show !== "ended" && <AheadChoice label={t("ends")} ahead={ahead} />}
      {content.length === 0 && <Empty title={t(toDay ? "noneEnd" : "noneShown")} />}
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
