import type { LotteryItem } from "@perya/api-client/player";

/**
 * The part of the time between the last draw and the next one that has passed, from 0 to 1;
 * undefined for a lottery that is not on sale or has not been drawn yet.
 */
export function passedOf(
  {
    isSale,
    fewinTime,
    previousWinningTime,
  }: Pick<LotteryItem, "isSale" | "fewinTime" | "previousWinningTime">,
  now: number,
): number | undefined {
  if (!isSale || previousWinningTime === null) return undefined;
  const from = Date.parse(previousWinningTime);
  const whole = fewinTime - from;
  if (!(whole > 0)) return undefined;
  return Math.max(0, Math.min(1, (now - from) / whole));
}
