import type { LotteryRules } from "@perya/lottery-kit";
import type { Platform } from "../../../platform.ts";

/** What settling needs of a process. */
export interface Settling extends Pick<Platform, "db" | "wallet"> {
  readonly live: Pick<Platform["live"], "tellBalances">;
  readonly log: Pick<Platform["log"], "error">;
  readonly rulesOf: (code: string) => LotteryRules;
  /** Orders paid in one transaction; SHARD unless told otherwise. */
  readonly shard?: number;
  /** Orders, and players, that are one part's in a row; BLOCK unless told otherwise. */
  readonly block?: number;
}

/** Enough to share a transaction's cost, few enough that one part is decided while the other is written. */
export const SHARD = 1_000;

/** What stands on a few pages of a table or index, and leaves a draw of some hundred players to all parts. */
export const BLOCK = 256;

/** Parts that find winners at the same time, the first ones: each of them reads all lines that win, so that more would be no faster. */
export const FINDERS = 2;
