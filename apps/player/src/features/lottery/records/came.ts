import type { BoardRow } from "@perya/lottery-kit";

/** Whether a number was among those drawn: as a ball, or as the ending of a longer number. */
export function came(pick: string, board: readonly BoardRow[]): boolean {
  return board.some(({ numbers }) => numbers.some((number) => number === pick || (number.length > 2 && number.endsWith(pick))));
}
