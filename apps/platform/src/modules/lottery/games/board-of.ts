import type { BoardRow } from "@perya/lottery-kit";
import { rulesOf } from "./rules-of.ts";

/** An outcome as rows to show. */
export function boardOf(rules: string, outcome: unknown): { prize: string; numbers: string[] }[] {
  return rulesOf(rules)
    .board(outcome)
    .map(({ prize, numbers }) => ({ prize, numbers: [...numbers] }));
}

/** The numbers a draw is known by: of the special prize where there is one, else those on top of its board. */
export function headline(board: readonly BoardRow[]): readonly string[] {
  return (board.find(({ prize }) => prize === "DB") ?? board[0])?.numbers ?? [];
}
