import type { BoardRow } from "@perya/lottery-kit";
import { rulesOf } from "./rules-of.ts";

/** An outcome as rows to show. */
export function boardOf(rules: string, outcome: unknown): { prize: string; numbers: string[] }[] {
  return rulesOf(rules)
    .board(outcome)
    .map(({ prize, numbers }) => ({ prize, numbers: [...numbers] }));
}

/**
 * A draw's headline numbers: the special prize if there is one, else the top of its board.
 */
export function headline(board: readonly BoardRow[]): readonly string[] {
  return (board.find(({ prize }) => prize === "DB") ?? board[0])?.numbers ?? [];
}
