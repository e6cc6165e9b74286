import { useNavigate } from "@tanstack/react-router";
import { Button } from "./controls.tsx";
import { useText } from "./text.ts";

/** Earlier and later pages; the page lives in the address. */
export function Pager({ pageNo, totalPages }: { pageNo: number; totalPages: number }) {
  const t = useText("common");
  const navigate = useNavigate();
  const go = (to: number) => void navigate({ to: ".", search: (search) => ({ ...search, pageNo: to }) });
  if (totalPages <= 1) return null;
  return (
    <nav aria-label={t("pager.label")} className="flex items-center justify-between gap-2">
      <Button disabled={pageNo <= 1} onClick={() => go(pageNo - 1)}>
        {t("pager.newer")}
      </Button>
      <span className="text-soft tabular-nums">{t("pager.where", { page: pageNo, pages: totalPages })}</span>
      <Button disabled={pageNo >= totalPages} onClick={() => go(pageNo + 1)}>
        {t("pager.older")}
      </Button>
    </nav>
  );
}
