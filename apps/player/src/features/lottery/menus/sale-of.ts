import type { Sale } from "../clock/time-left.ts";
import type { LotteryItem } from "@perya/api-client/player";

const SECOND_MS = 1_000;

/** When a game's draw is and its sale ends, by the server's clock. */
export function saleOf({
  isSale,
  fewinTime,
  lockTime,
}: Pick<LotteryItem, "isSale" | "fewinTime" | "lockTime">): Sale {
  return { isSale, drawAt: fewinTime, closeAt: fewinTime - lockTime * SECOND_MS };
}
