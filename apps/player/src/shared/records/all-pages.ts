/** What one file may have, in rows. */
export const MAX_ROWS = 5_000;
/** What the API gives at once. */
export const PAGE_ROWS = 100;

interface PageOfRows<Row> {
  readonly content: readonly Row[];
  readonly totalPages: number;
}

/**
 * The rows of a growing list, newest first and each once: what is added meanwhile pushes rows on to
 * the next page.
 */
export async function allPages<Row extends { readonly id: string }>(
  read: (pageNo: number) => Promise<PageOfRows<Row>>,
): Promise<Row[]> {
  const rows = new Map<string, Row>();
  for (let pageNo = 1; rows.size < MAX_ROWS; pageNo++) {
    const { content, totalPages } = await read(pageNo);
    for (const row of content) rows.set(row.id, row);
    if (pageNo >= totalPages) break;
  }
  return [...rows.values()].slice(0, MAX_ROWS);
}
