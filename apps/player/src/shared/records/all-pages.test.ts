import { expect, test } from "vitest";
import { allPages, MAX_ROWS, PAGE_ROWS } from "./all-pages.ts";

test("every row is read once though the list grows meanwhile, up to what one file may have", async () => {
  let newest = 250;
  const grown = await allPages(async (pageNo) => {
    const first = newest - (pageNo - 1) * PAGE_ROWS;
    newest++;
    const content = Array.from({ length: Math.max(0, Math.min(PAGE_ROWS, first)) }, (_, at) => ({
      id: String(first - at),
    }));
    return { content, totalPages: first > PAGE_ROWS ? pageNo + 1 : pageNo };
  });
  expect(grown.map(({ id }) => Number(id))).toEqual(
    Array.from({ length: 250 }, (_, at) => 250 - at),
  );

  const endless = await allPages(async (pageNo) => ({
    content: Array.from({ length: PAGE_ROWS }, (_, at) => ({ id: `${pageNo}.${at}` })),
    totalPages: pageNo + 1,
  }));
  expect(endless).toHaveLength(MAX_ROWS);
});
