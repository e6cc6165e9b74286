import { expect, test } from "vitest";
import { pagesShown } from "./pages-shown.ts";

const shown = (pageNo: number, totalPages: number) =>
  pagesShown(pageNo, totalPages).join(" ").replaceAll("gap", "…");

test.each([
  [1, 1, "1"],
  [1, 9, "1 2 3 4 5 … 8 9"],
  [5, 9, "1 2 3 4 5 6 7 8 9"],
  [1, 239, "1 2 3 4 5 … 238 239"],
  [4, 239, "1 2 3 4 5 6 … 238 239"],
  [120, 239, "1 2 … 118 119 120 121 122 … 238 239"],
  [239, 239, "1 2 … 235 236 237 238 239"],
])(
  "GB-07 on page %i of %i the pager shows two at either end and five around: %s",
  (pageNo, totalPages, pages) => {
    expect(shown(pageNo, totalPages)).toBe(pages);
  },
);
