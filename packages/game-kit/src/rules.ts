import type { Draw } from "@perya/fair";
import type { Result } from "@perya/result";

export type GameKind = "SLOT" | "INSTANT";

/**
 * A game: pure rules that take their randomness as an argument. A round's state is plain JSON
 * without money: it counts line bets, coins or multipliers, so an outcome cannot depend on the
 * stake. Only `payout` multiplies. No clock, no I/O, no randomness except `draw`.
 */
export interface GameRules<Choice, State, Action> {
  /** Code in the catalogue and on the wire, and the folder's name: "harbor-lanterns". */
  readonly code: string;
  /**
   * First part of the fairness label, `${fairCode}:${clientSeed}:${nonce}`; part of the maths
   * version.
   */
  readonly fairCode: string;
  readonly name: string;
  readonly kind: GameKind;
  /** Maths version, semver; every round stores it so it can be replayed years later. */
  readonly version: string;
  /** Return to player in millionths of the stake, the lowest over all choices. */
  readonly rtpPpm: number;
  /** Highest payout as a multiple of the stake. */
  readonly maxWinX: number;
  /** The stake is a whole multiple of this many minor units: 20 for a 20-line slot. */
  readonly stakeStep: bigint;
  /** Number of pay lines; absent in games that pay otherwise. */
  readonly lines?: number;
  /**
   * Reads the player's choices besides the stake (mines, rows, risk); `{}` where there are none.
   */
  readChoice(input: unknown): Result<Choice, "INVALID_CHOICE">;
  /** Decides the round. Draws all its randomness here, before anything is shown. */
  begin(choice: Choice, draw: Draw): State;
  /** Reads a player's decision in a staged round. One-shot games refuse every action. */
  readAction(input: unknown): Result<Action, "INVALID_ACTION">;
  /** Applies a decision to an open round. */
  act(state: State, action: Action): Result<State, "ILLEGAL_ACTION">;
  /** True when nothing is left to decide: the payout is final. */
  isOver(state: State): boolean;
  /**
   * Ends an abandoned round by rule (cash-out at the current value); returns a finished round as it
   * is.
   */
  finish(state: State): State;
  /**
   * Payout in minor units for a stake in minor units, rounded down. For an unfinished round, the
   * payout if it ended now.
   */
  payout(state: State, stakeMinor: bigint): bigint;
  /** The state without what the player must not know yet (hidden mines). Plain JSON. */
  reveal(state: State): unknown;
}

/** A round as the player's browser gets it. Amounts are minor units as digit strings. */
export interface RoundView {
  readonly roundId: string;
  readonly game: string;
  readonly status: "DEBITING" | "OPEN" | "PENDING_CREDIT" | "CLOSED" | "REJECTED" | "VOID";
  /** How many decisions have been applied; an action names the step it follows. */
  readonly step: number;
  readonly choice: unknown;
  readonly stake: string;
  readonly payout: string;
  /** No stake was taken, and the operator pays the win as a bonus once all free rounds are over. */
  readonly free?: true;
  readonly over: boolean;
  /** `rules.reveal(state)`; null until the stake has been taken. */
  readonly state: unknown;
  readonly fair: {
    readonly commitment: string;
    readonly clientSeed: string;
    readonly nonce: number;
  };
}
