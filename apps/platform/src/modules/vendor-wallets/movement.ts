import type { Transfer } from "@perya/wallet-protocol";
import type { Book } from "../wallet/index.ts";

/** A movement's states. The first five are open: none of them ends by itself. */
export const STATUSES = [
  "CREATED",
  "TAKEN",
  "SENT",
  "UNKNOWN",
  "STUCK",
  "DONE",
  "REFUSED",
] as const;
export type MovementStatus = (typeof STATUSES)[number];

export const DIRECTIONS = ["IN", "OUT"] as const;

/** Who wanted a movement: the player by hand, by a choice made before, or an exclusion. */
export const CAUSES = ["PLAYER", "LAUNCH", "LEAVING", "COLLECT", "EXCLUSION"] as const;
export type Cause = (typeof CAUSES)[number];

/** The player whose money is moved, as the sign-in or a wallet's row knows them. */
export interface Holder {
  readonly id: bigint;
  readonly publicId: string;
  readonly username: string;
  readonly brandId: bigint;
  readonly currency: string;
  readonly book: Book;
}

export interface Movement {
  readonly id: bigint;
  readonly publicId: string;
  readonly player: bigint;
  readonly vendor: number;
  readonly brandId: bigint;
  readonly playerName: string;
  readonly playerRef: string;
  readonly direction: (typeof DIRECTIONS)[number];
  readonly cause: Cause;
  /** Ledger units; null while everything is to come out and nobody knows how much that is. */
  readonly units: bigint | null;
  readonly currency: string;
  readonly book: Book;
  readonly key: string;
  readonly transaction: string;
  readonly status: MovementStatus;
  /** How often the vendor was asked. */
  readonly attempts: number;
  readonly answer: string | null;
  readonly createdAt: Temporal.Instant;
  readonly endedAt: Temporal.Instant | null;
}

/** A movement of a known amount. */
export type SizedMovement = Movement & { readonly units: bigint };

export function isOver({ status }: Pick<Movement, "status">): boolean {
  return status === "DONE" || status === "REFUSED";
}

/** A movement as the vendor is asked for it. */
export function transferOf(movement: SizedMovement): Transfer {
  const { direction, playerRef: user, currency, transaction, units } = movement;
  return { direction, user, currency, transaction, units };
}
