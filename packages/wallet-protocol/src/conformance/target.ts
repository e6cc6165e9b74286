import type { DialectName } from "../port.ts";

/** A player of the operator under test. */
export interface TargetPlayer {
  readonly user: string;
  readonly token: string;
}

/**
 * The operator under test. The player needs a balance of at least 1,000.00; cases that need an
 * optional part are skipped without it. The platform's `test-player create --conformance --json`
 * prints all parts.
 */
export interface Target extends TargetPlayer {
  readonly dialect: DialectName;
  /** Up to and including the vendor's slug. */
  readonly baseUrl: string;
  /** hub88: PEM of the vendor's private key. */
  readonly privateKey?: string;
  /** softswiss: the shared secret. */
  readonly secret?: string;
  readonly currency: string;
  readonly game: string;
  /** hub88: PEM of the vendor's other active key. */
  readonly secondPrivateKey?: string;
  /** Another player of the same currency; its balance is spent. */
  readonly other?: TargetPlayer;
  /** A token of `user` that has expired. */
  readonly expiredToken?: string;
  /** A game of the vendor that takes no bets. */
  readonly disabledGame?: string;
  /** A player who may not play. */
  readonly disabled?: TargetPlayer;
  /** A player whose bets may not exceed 10.00 each. */
  readonly limited?: TargetPlayer;
}

/** Parts of a target that some cases need. */
export type Need =
  | "secondPrivateKey"
  | "other"
  | "expiredToken"
  | "disabledGame"
  | "disabled"
  | "limited";
