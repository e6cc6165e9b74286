import { Button } from "./controls.tsx";
import { useText } from "./text.ts";
import { go } from "./routing/go.ts";
import { useSearch } from "./routing/use-location.ts";

/** Earlier and later pages of a list that grows, which nobody counts; the page lives in the address. */
export function Pager({ pageNo, totalPages }: { pageNo: number; totalPages: number }) {
  const t = useText("common");
  const search = useSearch();
  const turn = (to: number) => void go(".", { search: { ...search, pageNo: to } });
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={t("pager.label")} className="flex items-center justify-between gap-2">
      <Button disabled={pageNo <= 1} onClick={() => turn(pageNo - 1)}>
        {t("pager.newer")}
      </Button>
      <span className="text-soft tabular-nums">{t("pager.at", { page: pageNo })}</span>
      <Button disabled={pageNo >= totalPages} onClick={() => turn(pageNo + 1)}>
        {t("pager.older")}
      </Button>
    </nav>
  );
}
