import { PageButtons } from "@perya/ui/controls";
import { useText } from "../../shared/language/text.ts";

/**
 * The pages of a list inside a dialog, which has no address to keep them in. Pages count from 1.
 */
export function DialogPager({
  pageNo,
  pages,
  onPage,
}: {
  pageNo: number;
  pages: number;
  onPage: (pageNo: number) => void;
}) {
  const t = useText("common");
  return (
    <PageButtons
      {...{ pageNo, pages, onPage }}
      label={t("pager.label")}
      before={t("pager.newer")}
      after={t("pager.older")}
      className="justify-between"
    >
      <span className="text-soft tabular-nums" aria-live="polite">
        {t("pager.where", { page: pageNo, pages })}
      </span>
    </PageButtons>
  );
}
