import { PageButtons } from "@perya/ui/controls";
import { useText } from "../language/text.ts";
import { go } from "../routing/go.ts";
import { useSearch } from "../routing/use-location.ts";

/**
 * Earlier and later pages of a list that grows, which nobody counts; the page lives in the address.
 */
export function Pager({ pageNo, totalPages }: { pageNo: number; totalPages: number }) {
  const t = useText("common");
  const search = useSearch();
  return (
    <PageButtons
      pageNo={pageNo}
      pages={totalPages}
      onPage={(to) => void go(".", { search: { ...search, pageNo: to } })}
      label={t("pager.label")}
      before={t("pager.newer")}
      after={t("pager.older")}
      className="justify-between"
    >
      <span className="text-soft tabular-nums">{t("pager.at", { page: pageNo })}</span>
    </PageButtons>
  );
}
