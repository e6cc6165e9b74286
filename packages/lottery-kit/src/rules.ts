import type { Draw } from "@perya/fair";
import type { Result } from "@perya/result";
import type { Fraction } from "./fraction.ts";

/**
 * A lottery: pure rules that take their randomness as an argument. No clock, no I/O, no money, no
 * randomness except `draw`; an outcome can't depend on the bets. Anyone can check a draw outside
 * the platform with the four verbs `expand`, `settle`, `winners` and `probability`.
 */
export interface LotteryRules<Outcome = unknown> {
  /** The family and its layout, as games name it: "vn-north", "keno". */
  readonly code: string;
  /**
   * Version of the rules, semver; an issue stores it so that it can be settled again years later.
   */
  readonly version: string;
  readonly markets: readonly Market[];
  /** The house's default odds × 10,000 by price key, for brands without a profile. */
  readonly sampleOdds: Readonly<Record<string, number>>;
  /** The terms set by the day of the draw in the game's zone; `{}` for most lotteries. */
  termsOn(date: Temporal.PlainDate): Terms;
  /** Decides the outcome, in the published order of numbers. */
  draw(draw: Draw, terms: Terms): Outcome;
  /** Reads a typed or fed outcome: complete, in range, with leading zeros. */
  readOutcome(input: unknown, terms: Terms): Result<Outcome, "INVALID_OUTCOME">;
  /** The outcome as rows to show, in the order of the board. */
  board(outcome: Outcome): readonly BoardRow[];
  /**
   * The board's prizes in the order in which they are drawn and revealed; by default the board's
   * order.
   */
  readonly revealOrder?: readonly string[];
  /**
   * The lines of a player's marks, each canonical: zero-padded, sorted where order does not matter,
   * without duplicates.
   */
  expand(picked: Picked, terms: Terms): Result<readonly LineSpec[], ExpandRefusal>;
  /** A line's result for an outcome. Throws on a line that `expand` can't make. */
  settle(line: Line, outcome: Outcome): Settlement;
  /** The lines that win or are pushed, with their settlements. */
  winners(lines: Iterable<Line>, outcome: Outcome): readonly (Line & Settlement)[];
  /**
   * Every selection of a market that wins or is pushed, where they can be listed (equality on the
   * canonical selection finds them); undefined where there are too many to list, and each open
   * selection has to be settled one by one.
   */
  winningSelections(market: string, outcome: Outcome): ReadonlyMap<string, Settlement> | undefined;
  /**
   * Sets of balls that the game gives a name, such as the numbers of an animal, under a draw's
   * terms; none where they are left out, or where the terms don't say.
   */
  readonly sets?: (terms: Terms) => readonly NumberSet[];
  /** The exact chances of a line. */
  probability(line: Line, terms: Terms): Chance;
}

/** Balls of a lottery that share a name: "RAT" of the animals. */
export interface NumberSet {
  readonly kind: "side" | "wave" | "animal";
  readonly code: string;
  /** Zero-padded, as they are picked. */
  readonly numbers: readonly string[];
}

/** The terms of a draw's day, stored with the issue: `{ animal: 5 }`. */
export type Terms = Readonly<Record<string, number>>;

/** One kind of bet. */
export interface Market {
  /** The code in storage and in the API: "BAO2", "XIEN3". */
  readonly code: string;
  /** Markets that belong on one tab of the slip: "lo", "de", "xien". */
  readonly group: string;
  readonly picker: Picker;
  /**
   * How many picks may be marked at once; each makes a line, or `perLine` of them make one
   * together.
   */
  readonly picks: { readonly min: number; readonly max: number };
  /** Picks per line; 1 for most. More picks expand to all combinations of this size. */
  readonly perLine: number;
  /**
   * The order of a line's picks matters, and its selection keeps it: the first pick is for the
   * first place. A player marks exactly `perLine` picks.
   */
  readonly ordered?: boolean;
  /** What exposure is tracked by: the selection itself, or one pool per market for combinations. */
  readonly exposure: "selection" | "pool";
  /**
   * At least one selection for every price of the market under any terms, so that a profile's
   * return can be computed and shown price by price.
   */
  readonly samples: readonly string[];
}

/** How a pick is marked. */
export type Picker =
  /** A number of this many digits, "07". */
  | { readonly kind: "digits"; readonly length: number }
  /** A ball, zero-padded to the width of the highest. */
  | { readonly kind: "balls"; readonly from: number; readonly to: number }
  /** One of a list of words or signs: "BIG", "3:07". */
  | { readonly kind: "options"; readonly options: readonly string[] };

export interface Picked {
  readonly market: string;
  readonly picks: readonly string[];
}

export interface Line {
  readonly market: string;
  /** Canonical; several picks are joined by commas: "01,57,84". */
  readonly selection: string;
}

export interface LineSpec extends Line {
  /** The line's cost in units: 27 for one number of BAO2 in the north. */
  readonly count: number;
  /** Price keys of the line, in the order of a settlement's hits. */
  readonly prices: readonly string[];
}

/** A line's result. Without hits or a push, it lost. */
export interface Settlement {
  /** How often each of the line's prices is paid. */
  readonly hits: readonly number[];
  /** The whole cost comes back, and the line counts no turnover. */
  readonly push: boolean;
}

export interface Chance {
  /** Expected hits at each of the line's prices. */
  readonly hits: readonly Fraction[];
  /** The chance of any hit at all. */
  readonly win: Fraction;
  readonly push: Fraction;
}

/**
 * One row of an open-number board: a prize and its numbers, or "BALLS" and the balls in the order
 * drawn.
 */
export interface BoardRow {
  readonly prize: string;
  readonly numbers: readonly string[];
}

export type ExpandRefusal = "UNKNOWN_MARKET" | "INVALID_PICKS" | "TOO_MANY_LINES";
