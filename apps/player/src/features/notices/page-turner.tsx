import { Button } from "../../shared/controls.tsx";
import { useText } from "../../shared/text.ts";

/** The pages of a list inside a dialog, which has no address to keep them in. Pages count from 1. */
export function PageTurner({
  pageNo,
  pages,
  onTurn,
}: {
  pageNo: number;
  pages: number;
  onTurn: (pageNo: number) => void;
}) {
  const t = useText("common");
  if (pages <= 1) return null;
  return (
    <nav aria-label={t("pager.label")} className="flex items-center justify-between gap-2">
      <Button disabled={pageNo <= 1} onClick={() => onTurn(pageNo - 1)}>
        {t("pager.newer")}
      </Button>
      <span className="text-soft tabular-nums" aria-live="polite">
        {t("pager.where", { page: pageNo, pages })}
      </span>
      <Button disabled={pageNo >= pages} onClick={() => onTurn(pageNo + 1)}>
        {t("pager.older")}
      </Button>
    </nav>
  );
}
