import { useEffect, useMemo, useRef } from "react";
import { Button } from "../../../shared/forms/controls.tsx";
import { Link } from "../../../shared/routing/link.tsx";
import { useText } from "../../../shared/language/text.ts";
import type { Filter } from "../filter/filter.ts";
import { pagesShown } from "./pages-shown.ts";
import { debounce } from "../fetch/debounce.ts";

interface MoreGamesProps {
  readonly filter: Filter;
  readonly totalPages: number;
  /** The next page is on its way. */
  readonly coming: boolean;
  readonly more: () => void;
  /** The address's query for another page. */
  readonly at: (pageNo: number) => Readonly<Record<string, string | number | undefined>>;
}

/** Loading the next page, and a jump to any other. */
export function MoreGames({ filter, totalPages, coming, more, at }: MoreGamesProps) {
  const t = useText("lobby");
  if (totalPages <= 1) return null;
  return (
    <div className="grid justify-items-center gap-5 pt-2">
      {filter.pageNo < totalPages && <LoadMore coming={coming} more={more} />}
      <nav aria-label={t("pages")} className="flex flex-wrap items-center justify-center gap-1">
        {pagesShown(filter.pageNo, totalPages).map((page, place) =>
          page === "gap" ? (
            // Gaps have no other name than their place.
            <span key={`gap-${place}`} className="px-1 text-soft">
              …
            </span>
          ) : (
            <Link
              key={page}
              to="."
              search={at(page)}
              aria-label={t("page", { page: String(page) })}
              {...(page === filter.pageNo ? { "aria-current": "page" as const } : {})}
              className="grid size-11 place-items-center rounded-xl border border-line bg-raised font-semibold tabular-nums hover:border-soft aria-[current=page]:border-transparent aria-[current=page]:bg-bulb aria-[current=page]:text-on-bulb"
            >
              {page}
            </Link>
          ),
        )}
      </nav>
    </div>
  );
}

function LoadMore({ coming, more }: { coming: boolean; more: () => void }) {
  const t = useText("lobby");
  const latest = useRef(more);
  useEffect(() => {
    latest.current = more;
  }, [more]);
  const debounced = useMemo(() => debounce(() => latest.current()), []);
  useEffect(() => debounced.forget, [debounced]);
  return (
    <Button busy={coming} onClick={debounced.press} className="min-w-56">
      {t("more")}
    </Button>
  );
}
