import type { RoundView } from "@perya/game-kit";

type RoundStatus = RoundView["status"];

/** A round as it is stored. Amounts are minor units. */
export interface Round {
  readonly id: string;
  readonly player: bigint;
  readonly session: bigint;
  readonly game: string;
  readonly version: string;
  readonly seed: bigint;
  /** What the player may see of the seed while it is secret. */
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly currency: string;
  readonly stake: bigint;
  /** What the operator gave it by, where it is free: a UUID. Its outcome knows nothing of it. */
  readonly reward: string | null;
  readonly choice: unknown;
  readonly status: RoundStatus;
  /** The game's state; null until the stake was taken. */
  readonly state: unknown;
  readonly step: number;
  readonly payout: bigint;
  /** The player's balance after the last movement, in ledger units, as the wallet reported it. */
  readonly balance: bigint | null;
  /** Why it was refused or made void: the wallet's status, or NO_ANSWER. */
  readonly reason: string | null;
  readonly createdAt: Temporal.Instant;
}

/** Stands for the wallet's status where it gave none. */
export const NO_ANSWER = "NO_ANSWER";
