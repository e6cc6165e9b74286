import type { LotteryRecord } from "@perya/api-client/player";

/**
 * Which numbers of its draw made an order win: those that are one of its winning numbers, or end in
 * one.
 */
export function wonBy({
  lines,
}: Pick<LotteryRecord, "lines">): (prize: string, number: string) => boolean {
  const winning = new Set(lines.flatMap((line) => line.winning));
  return (prize, number) =>
    prize !== "SUM" &&
    [...winning].some((pick) => number === pick || (number.length > 2 && number.endsWith(pick)));
}
