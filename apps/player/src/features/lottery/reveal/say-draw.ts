import type { BoardRow } from "@perya/lottery-kit";

interface SaidDraw {
  readonly issueNo: string;
  readonly board: readonly BoardRow[];
}

/**
 * What a screen reader hears of a draw: its number, and the special prize where there is one, or
 * else all that was drawn. The board has the rest.
 */
export function sayDraw({ issueNo, board }: SaidDraw): { issue: string; numbers: string } {
  const special = board.find(({ prize }) => prize === "DB");
  const rows = special ? [special] : board.filter(({ prize }) => prize !== "SUM");
  return { issue: issueNo, numbers: rows.flatMap(({ numbers }) => numbers).join(" ") };
}
