import type { Draw } from "@perya/fair";
import type { Result } from "@perya/result";
import type { Fraction } from "./fraction.ts";

/**
 * What a lottery is: pure rules given randomness. No clock, no I/O, no money, no randomness but `draw`; an outcome can't depend on what was bet. Anyone can check a draw
 * outside the platform with the four verbs `expand`, `settle`, `winners` and `probability`.
 */
export interface LotteryRules<Outcome = unknown> {
  /** The family and its layout, as games name it: "vn-north", "keno". */
  readonly code: string;
  /** Version of the rules, semver; an issue stores it so that it can be settled again years later. */
  readonly version: string;
  readonly markets: readonly Market[];
  /** Odds × 10,000 by price key that the house offers when nobody made a profile of their own. */
  readonly sampleOdds: Readonly<Record<string, number>>;
  /** What the day of the draw in the game's zone decides; `{}` for most. */
  termsOn(date: Temporal.PlainDate): Terms;
  /** Decides the outcome, in the published order of numbers. */
  draw(draw: Draw, terms: Terms): Outcome;
  /** Reads an outcome that was typed in or fed: complete, in range, leading zeros kept. */
  readOutcome(input: unknown, terms: Terms): Result<Outcome, "INVALID_OUTCOME">;
  /** The outcome as rows to show, in the order of the board. */
  board(outcome: Outcome): readonly BoardRow[];
  /** The board's prizes in the order in which they are drawn and shown one after the other; the board's own order where this is left out. */
  readonly revealOrder?: readonly string[];
  /** The lines of what a player marked, each canonical: zero-padded, sorted where order does not matter, none twice. */
  expand(picked: Picked, terms: Terms): Result<readonly LineSpec[], ExpandRefusal>;
  /** What a line gets from an outcome. Throws on a line that `expand` never made. */
  settle(line: Line, outcome: Outcome): Settlement;
  /** Those of the lines that win or are pushed, with what they get. */
  winners(lines: Iterable<Line>, outcome: Outcome): readonly (Line & Settlement)[];
  /**
   * Every selection of a market that wins or is pushed, where they can be listed (equality on the canonical selection finds them); undefined where they are too many, and
   * the open selections have to be asked one by one.
   */
  winningSelections(market: string, outcome: Outcome): ReadonlyMap<string, Settlement> | undefined;
  /** The exact chances of a line. */
  probability(line: Line, terms: Terms): Chance;
}

/** What the day of a draw decides, stored with the issue: `{ animal: 5 }`. */
export type Terms = Readonly<Record<string, number>>;

/** One kind of bet. */
export interface Market {
  /** As it is stored and shown to machines: "BAO2", "XIEN3". */
  readonly code: string;
  /** Markets that belong on one tab of the slip: "lo", "de", "xien". */
  readonly group: string;
  readonly picker: Picker;
  /** How many picks may be marked at once; each makes a line of its own, or `perLine` of them together do. */
  readonly picks: { readonly min: number; readonly max: number };
  /** Picks of one line; 1 for most. More picks than this expand to all combinations of so many. */
  readonly perLine: number;
  /** The order of a line's picks matters, and its selection keeps it: the first pick is for the first place. Just `perLine` picks are marked at once. */
  readonly ordered?: boolean;
  /** What exposure is counted on: the selection itself, or one pool of the market for combinations. */
  readonly exposure: "selection" | "pool";
  /** At least one selection for every price of the market under any terms, so that a profile's return can be computed and shown price by price. */
  readonly samples: readonly string[];
}

/** How a pick is marked. */
export type Picker =
  /** A number of so many digits, "07". */
  | { readonly kind: "digits"; readonly length: number }
  /** A ball, zero-padded to the width of the highest. */
  | { readonly kind: "balls"; readonly from: number; readonly to: number }
  /** One of some words or marks: "BIG", "3:07". */
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
  /** What the line costs, in units: 27 for one number of BAO2 in the north. */
  readonly count: number;
  /** Price keys of the line, in the order of a settlement's hits. */
  readonly prices: readonly string[];
}

/** What a line gets. No hits and no push: it lost. */
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

/** One row of an open-number board: a prize and its numbers, or "BALLS" and the balls in the order drawn. */
export interface BoardRow {
  readonly prize: string;
  readonly numbers: readonly string[];
}

export type ExpandRefusal = "UNKNOWN_MARKET" | "INVALID_PICKS" | "TOO_MANY_LINES";
