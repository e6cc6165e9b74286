import type { LotteryRecord } from "@perya/api-client/player";

type Line = Pick<LotteryRecord["lines"][number], "market" | "winning">;

/**
 * Markets that look at one prize alone, or at numbers of one length, and the numbers they look at.
 * All of such a number counts, whatever part of it the pick names.
 */
const LOOKED_AT: readonly (readonly [RegExp, (prize: string, number: string) => boolean])[] = [
  [/^DB/, (prize) => prize === "DB"],
  [/^G1_2$/, (prize) => prize === "G1"],
];
const HEAD = /^HEAD(\d)$/;

/**
 * Which numbers of its draw made an order win: those that a winning line looks at and that are one
 * of its winning numbers, or end in one.
 */
export function wonBy({
  lines,
}: {
  readonly lines: readonly Line[];
}): (prize: string, number: string) => boolean {
  const won = lines.filter(({ winning }) => winning.length > 0);
  return (prize, number) => prize !== "SUM" && won.some((line) => isWonBy(line, prize, number));
}

function isWonBy({ market, winning }: Line, prize: string, number: string): boolean {
  const looksAt = LOOKED_AT.find(([of]) => of.test(market))?.[1];
  if (looksAt) return looksAt(prize, number);
  const digits = HEAD.exec(market)?.[1];
  if (digits !== undefined && number.length !== Number(digits)) return false;
  return winning.some((pick) => number === pick || (number.length > 2 && number.endsWith(pick)));
}
