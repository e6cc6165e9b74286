import type { LotteryRules } from "@perya/lottery-kit";
import type { Platform } from "../../../platform.ts";

/** What settling needs from a process. */
export interface Settling extends Pick<Platform, "db" | "wallet"> {
  readonly live: Pick<Platform["live"], "publishBalances">;
  readonly log: Pick<Platform["log"], "error">;
  readonly rulesOf: (code: string) => LotteryRules;
  /** Orders paid in one transaction; SHARD unless told otherwise. */
  readonly shard?: number;
  /** Consecutive orders, and players, of one part; BLOCK unless told otherwise. */
  readonly block?: number;
}

/**
 * Enough to share a transaction's cost, few enough that one part is decided while another is
 * written.
 */
export const SHARD = 1_000;

/**
 * As many as fit on a few pages of a table or index, and few enough that a draw of some hundred
 * players reaches all parts.
 */
export const BLOCK = 256;

/**
 * Parts that find winners concurrently: each of them reads all winning lines, so more would not be
 * faster.
 */
export const FINDERS = 2;
