import type { Player } from "../../players/index.ts";

/** Whose team is read, over some days of the brand's. */
export interface TeamAsked {
  readonly agent: Pick<Player, "id" | "brandId" | "currency" | "book" | "kind">;
  /** ISO 8601, both included. */
  readonly fromDay: string;
  readonly toDay: string;
}

/** The book that an agent's team is counted in: internal agents have one of their own. */
export function bookOf({ kind, book }: TeamAsked["agent"]): string {
  return kind === "41" || kind === "42" ? "test" : book;
}
