/** A person with an account at one brand. Currency and book never change. */
export interface Player {
  readonly id: bigint;
  /** The id shown outside: random, not enumerable. */
  readonly publicId: string;
  readonly brandId: bigint;
  /**
   * A member, one of four agents, a trial guest; staff and system accounts never sign in as
   * players.
   */
  readonly kind: "0" | "1" | "2" | "41" | "42" | "4" | "staff" | "system";
  readonly username: string;
  readonly nickname: string;
  readonly currency: string;
  readonly book: "play" | "real" | "test";
  readonly country: string;
  readonly kycLevel: number;
  readonly createdAt: Temporal.Instant;
  /** Since when it is a test account; null for every other one. */
  readonly testSince: Temporal.Instant | null;
}

/**
 * Whether an account is a trial: its money is always play money, and features for real accounts are
 * closed to it.
 */
export function isTrialAccount({ kind }: Pick<Player, "kind">): boolean {
  return kind === "4";
}
