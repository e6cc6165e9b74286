import { openDraw } from "@perya/fair";
import { expect, test } from "vitest";
import { ODDS_ONE, type LotteryRules, type Terms } from "../index.ts";
import { lineOf, sampleReturn, toNumber } from "./samples.ts";

/**
 * The published figures of a bet: its chance of winning where it is known, its price, and its
 * return, 0.95 for 95 %.
 */
interface Figure {
  readonly p?: number;
  readonly odds: number;
  readonly rtp: number;
}

const DECIMALS = 12;

/** Tests that the chance, price and return of these selections match the published figures. */
export function proveFigures<Outcome>(
  rules: LotteryRules<Outcome>,
  figures: readonly (readonly [market: string, selection: string, Figure])[],
  terms: Terms = {},
): void {
  test.each(figures)(
    "the chance, the price and the return of %s %s are as published",
    (market, selection, { p, odds, rtp }) => {
      const line = lineOf(rules, market, selection, terms);
      if (p !== undefined)
        expect(toNumber(rules.probability(line, terms).win)).toBeCloseTo(p, DECIMALS);
      expect(line.prices.map((price) => rules.sampleOdds[price])).toEqual([
        Math.round(odds * Number(ODDS_ONE)),
      ]);
      expect(sampleReturn(rules, line, terms)).toBeCloseTo(rtp, DECIMALS);
    },
  );
}

/** The 99.9 % limit of chi-square with nine degrees of freedom. */
const CHI_SQUARE_LIMIT = 27.877;

/**
 * Tests that the digits of this many draws are evenly distributed. `digitsOf`: all digits of a draw
 * in one string.
 */
export function proveEvenDigits<Outcome>(
  rules: LotteryRules<Outcome>,
  draws: number,
  digitsOf: (outcome: Outcome) => string,
): void {
  test(`the digits of ${draws} draws of ${rules.code} are even: chi-square below the 99.9 % limit`, () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (let at = 0; at < draws; at++)
      for (const digit of digitsOf(rules.draw(openDraw("chi", String(at)), {})))
        counts[Number(digit)] = (counts[Number(digit)] ?? 0) + 1;
    const each = counts.reduce((sum, count) => sum + count) / counts.length;
    expect(counts.reduce((chi, count) => chi + (count - each) ** 2 / each, 0)).toBeLessThan(
      CHI_SQUARE_LIMIT,
    );
  });
}
