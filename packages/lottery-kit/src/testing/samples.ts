import { returnOf, type Fraction, type LineSpec, type LotteryRules, type Terms } from "../index.ts";

/** The line of a canonical selection. Throws when the selection makes no line, or several. */
export function lineOf<Outcome>(
  rules: LotteryRules<Outcome>,
  market: string,
  selection: string,
  terms: Terms = {},
): LineSpec {
  const lines = rules.expand({ market, picks: selection.split(",") }, terms);
  const [line, ...more] = lines.ok ? lines.value : [];
  if (!line || more.length > 0)
    throw new Error(`${market} ${selection} is no line of ${rules.code}`);
  return line;
}

/** A line's return at the house's odds: 0.95 for 95 %. */
export function sampleReturn<Outcome>(
  rules: LotteryRules<Outcome>,
  line: LineSpec,
  terms: Terms = {},
): number {
  const odds = line.prices.map((price) => rules.sampleOdds[price] ?? Number.NaN);
  return toNumber(returnOf(rules.probability(line, terms), line.count, odds));
}

/**
 * The samples of all markets with their prices, chances and returns at the house's odds; `share` is
 * 0.95 for 95 %.
 */
export function samplesOf<Outcome>(rules: LotteryRules<Outcome>, terms: readonly Terms[]) {
  return terms.flatMap((own) =>
    rules.markets.flatMap(({ code, samples }) =>
      samples.map((selection) => {
        const line = lineOf(rules, code, selection, own);
        return {
          ...line,
          price: `${code} ${selection}`,
          chance: rules.probability(line, own),
          share: sampleReturn(rules, line, own),
        };
      }),
    ),
  );
}

/** A fraction as a number, to compare with published figures. */
export function toNumber({ n, d }: Fraction): number {
  return Number((n * 10n ** 15n) / d) / 1e15;
}
