import {
  returnOf,
  type Fraction,
  type LineSpec,
  type LotteryRules,
  type Terms,
} from "@perya/lottery-kit";

/** The average return of one price of a profile, by the sample line it was computed on. */
export interface PriceReturn {
  readonly market: string;
  readonly selection: string;
  /** Price keys of the line: several where a pay table pays by hits. */
  readonly prices: readonly string[];
  readonly return: Fraction;
  /** The chance of any hit. */
  readonly win: Fraction;
}

/**
 * One line for every price of every market. Which samples have which price may depend on the terms
 * (Mark Six's animals), so several may have the same.
 */
export function sampleLines(rules: LotteryRules, terms: Terms): readonly LineSpec[] {
  const lines = rules.markets.flatMap(({ code, samples }) =>
    samples.flatMap((sample) => sampleLine(rules, terms, code, sample)),
  );
  const byPrice = new Map(
    lines.toReversed().map((line) => [`${line.market}/${line.prices.join()}`, line]),
  );
  return lines.filter((line) => byPrice.get(`${line.market}/${line.prices.join()}`) === line);
}

function sampleLine(
  rules: LotteryRules,
  terms: Terms,
  market: string,
  sample: string,
): readonly LineSpec[] {
  const lines = rules.expand({ market, picks: sample.split(",") }, terms);
  if (!lines.ok)
    throw new Error(
      `${rules.code} does not know its own sample ${market} ${sample}: ${lines.refusal}`,
    );
  return lines.value;
}

/** The exact return of each sample at some prices; a missing price pays nothing. */
export function returnsOf(
  rules: LotteryRules,
  terms: Terms,
  prices: Readonly<Record<string, number>>,
): readonly PriceReturn[] {
  return sampleLines(rules, terms).map((line) => {
    const odds = line.prices.map((price) => prices[price] ?? 0);
    const chance = rules.probability(line, terms);
    return {
      market: line.market,
      selection: line.selection,
      prices: line.prices,
      return: returnOf(chance, line.count, odds),
      win: chance.win,
    };
  });
}

/**
 * 0.70 to 0.995, in thousandths: below, the player is robbed; above, the house is. Source: lottery
 * specification, section 3.1.
 */
const [LEAST, MOST] = [700n, 995n];

/** Whether a return may be offered. */
export function isInRange({ n, d }: Fraction): boolean {
  return n * 1_000n >= LEAST * d && n * 1_000n <= MOST * d;
}

/** A chance as "1 in N", N in hundredths. */
export function oneIn({ n, d }: Fraction): number {
  return Number((d * 200n + n) / (2n * n));
}

/** A return as ten-thousandths, rounded to the nearest: 0.95 is 9,500. */
export function tenThousandths({ n, d }: Fraction): number {
  return Number((n * 20_000n + d) / (2n * d));
}
