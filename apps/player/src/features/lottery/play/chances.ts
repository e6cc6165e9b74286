import {
  returnOf,
  type Fraction,
  type LineSpec,
  type LotteryRules,
  type Market,
  type Terms,
} from "@perya/lottery-kit";

/** The odds, chance and return of one price of a market. */
export interface Offer {
  /** The selection it was computed for. */
  readonly sample: string;
  readonly line: LineSpec;
  /** The chance of any hit, exact. */
  readonly win: Fraction;
  /** What comes back of one unit of cost on average, exact; pushes included. */
  readonly back: Fraction;
}

/** The returns of a market's prices at the current odds, computed by the rules. */
export function offersOf(
  market: Market,
  rules: LotteryRules,
  terms: Terms,
  prices: Readonly<Record<string, number>>,
): readonly Offer[] {
  return market.samples.flatMap((sample) => {
    const expanded = rules.expand({ market: market.code, picks: sample.split(",") }, terms);
    const line = expanded.ok ? expanded.value[0] : undefined;
    if (!line) return [];
    const chance = rules.probability(line, terms);
    const odds = line.prices.map((price) => prices[price] ?? 0);
    return [{ sample, line, win: chance.win, back: returnOf(chance, line.count, odds) }];
  });
}

/** A fraction in hundredths with two decimals, rounded down: "95.00%". */
export function percent({ n, d }: Fraction): string {
  const hundredths = (n * 10_000n) / d;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, "0")}%`;
}

/** A chance as one in so many, to the nearest whole, or with a decimal below ten: "1 in 18". */
export function oneIn({ n, d }: Fraction): string {
  if (n === 0n) return "–";
  const tenths = (d * 10n + n / 2n) / n;
  return tenths < 100n && tenths % 10n > 0n
    ? `${tenths / 10n}.${tenths % 10n}`
    : String((tenths + 5n) / 10n);
}

/** Odds x 10,000 as people write them: 95, 1.95, 8,500. */
export function oddsText(odds: number): string {
  const whole = Math.trunc(odds / 10_000);
  const rest = String(odds % 10_000)
    .padStart(4, "0")
    .replace(/0+$/, "");
  return `${String(whole).replace(/\B(?=(\d{3})+$)/g, ",")}${rest ? `.${rest}` : ""}`;
}
