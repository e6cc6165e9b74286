/** Pages at either end that are always shown, and those around the one that is open. */
const MARGIN = 2;
const RANGE = 5;

/** The numbers a pager shows; "gap" stands for those left out. A gap of one page is that page. */
export function pagesShown(pageNo: number, totalPages: number): (number | "gap")[] {
  const first = Math.max(1, Math.min(pageNo - Math.floor(RANGE / 2), totalPages - RANGE + 1));
  const shown = Array.from({ length: totalPages }, (_, at) => at + 1).filter(
    (page) =>
      page <= MARGIN || page > totalPages - MARGIN || (page >= first && page < first + RANGE),
  );
  return shown.flatMap((page, at) => {
    const missing = page - (shown[at - 1] ?? 0) - 1;
    if (missing === 0) return [page];
    return missing === 1 ? [page - 1, page] : ["gap" as const, page];
  });
}
