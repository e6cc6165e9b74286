import type { BoardRow, Settlement } from "@perya/lottery-kit";

/**
 * Which picks of a winning line to highlight: those on the board, as a ball or as the ending of a
 * longer number, where only some had to be drawn; all of them where the line is one pick, or where
 * winning means that none was drawn. None of a losing line.
 */
export function winningPicks(
  selection: string,
  { hits, push }: Settlement,
  board: readonly BoardRow[],
): string[] {
  if (push || !hits.some((times) => times > 0)) return [];
  const picks = selection.split(",");
  const came = picks.filter((pick) =>
    board.some(({ numbers }) =>
      numbers.some((number) => number === pick || (number.length > 2 && number.endsWith(pick))),
    ),
  );
  return came.length === 0 ? picks : came;
}
