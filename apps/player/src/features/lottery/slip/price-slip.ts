import { payoutMinor, type LineSpec, type LotteryRules, type Terms } from "@perya/lottery-kit";
import { oddsOf, stepOf, type Offer } from "./offer.ts";
import type { Bet, Slip } from "./slip.ts";

/** A bet of the slip with what it costs. */
export interface Priced {
  readonly bet: Bet;
  readonly lines: readonly LineSpec[];
  /** Minor units, the multiple included. */
  readonly costMinor: bigint;
  /**
   * The payout of its best line for one hit, in minor units; 0 if nothing is offered.
   */
  readonly winMinor: bigint;
  /** Whether every hit of every line pays exactly that. */
  readonly isEven: boolean;
  /**
   * Odds x 10,000 of now: by price, and by selection and price ("68 BAO2") where a selection's are
   * not the market's.
   */
  readonly odds: Readonly<Record<string, number>>;
  /** Selections that are offered at a part of the odds, with the part in hundredths. */
  readonly steps: readonly (readonly [selection: string, step: number])[];
  /** Selections the house takes no more bets on. */
  readonly closed: readonly string[];
}

export interface SlipTotal {
  readonly priced: readonly Priced[];
  readonly lines: number;
  readonly costMinor: bigint;
  readonly winMinor: bigint;
}

/** By what bets are priced: the game's rules, the draw's terms and what the house offers. */
export interface PricedBy {
  readonly rules: LotteryRules;
  readonly terms: Terms;
  readonly offer: Offer;
}

/**
 * What a slip costs and can win, line by line by the game's own rules. Bets the rules do not know
 * are left out: they were marked under other rules.
 */
export function priceSlip(
  { bets, multiple }: Pick<Slip, "bets" | "multiple">,
  by: PricedBy,
): SlipTotal {
  const priced = bets.flatMap((bet) => priceBet(bet, multiple, by) ?? []);
  return {
    priced,
    lines: priced.reduce((sum, { lines }) => sum + lines.length, 0),
    costMinor: priced.reduce((sum, { costMinor }) => sum + costMinor, 0n),
    winMinor: priced.reduce((sum, { winMinor }) => sum + winMinor, 0n),
  };
}

/** What one bet costs and can win; undefined where the rules don't know it. */
export function priceBet(
  bet: Bet,
  multiple: number,
  { rules, terms, offer }: PricedBy,
): Priced | undefined {
  const expanded = rules.expand({ market: bet.market, picks: bet.picks }, terms);
  if (!expanded.ok) return undefined;
  const lines = expanded.value;
  const unit = BigInt(bet.unitMinor) * BigInt(multiple);
  const hits = lines.flatMap((line) =>
    oddsOf(offer, line).map((odds) =>
      payoutMinor(unit, line.count, [odds], { hits: [1], push: false }),
    ),
  );
  return {
    bet,
    lines,
    costMinor: lines.reduce((sum, { count }) => sum + unit * BigInt(count), 0n),
    winMinor: hits.reduce((best, hit) => (hit > best ? hit : best), 0n),
    isEven: new Set(hits).size <= 1,
    odds: Object.fromEntries(lines.flatMap((line) => namedOdds(offer, line))),
    steps: lines
      .map((line) => [line.selection, stepOf(offer, line)] as const)
      .filter(([, step]) => step > 0 && step < 100),
    closed: lines
      .filter((line) => oddsOf(offer, line).every((odds) => odds === 0))
      .map(({ selection }) => selection),
  };
}

/**
 * Odds that are other than those the player has seen: what they are for, what was seen and what is
 * offered now.
 */
export function changesOf({
  bet,
  odds,
}: Priced): readonly { readonly name: string; readonly seen: number; readonly now: number }[] {
  return Object.entries(odds).flatMap(([name, now]) => {
    const price = name.slice(name.lastIndexOf(" ") + 1);
    const seen = bet.odds[name] ?? bet.odds[price] ?? now;
    return seen === now ? [] : [{ name, seen, now }];
  });
}

function namedOdds(
  offer: Offer,
  line: LineSpec,
): readonly (readonly [name: string, odds: number])[] {
  const own = stepOf(offer, line) === 100 ? "" : `${line.selection} `;
  const odds = oddsOf(offer, line);
  return line.prices.map((price, at) => [`${own}${price}`, odds[at] ?? 0] as const);
}
