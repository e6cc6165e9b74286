/** The player a request is about, as the sign-in knows them. */
export interface Payer {
  readonly id: bigint;
  readonly publicId: string;
  readonly brandId: bigint;
  readonly username: string;
  readonly currency: string;
  readonly book: "play" | "real" | "test";
  readonly kycLevel: number;
}

/**
 * A member of staff acting on a request. Other brands' requests are hidden from a brand's staff;
 * null for the house.
 */
export interface ActingStaff {
  readonly id: bigint;
  readonly brandId: bigint | null;
  readonly username: string;
  /** Whether they count as a second person yet. */
  readonly trusted: boolean;
}

/**
 * Who took a step, as the timeline shows it: "player", "system", "provider:sandbox", "staff:ana".
 */
export type Actor = "player" | "system" | `provider:${string}` | `staff:${string}`;

export function staffActor(staff: ActingStaff): Actor {
  return `staff:${staff.username}`;
}

/** One line of the history of a deposit or a withdrawal. */
export interface Step {
  readonly status: string;
  readonly at: Temporal.Instant;
  readonly actor: Actor;
  readonly reason: string | null;
  readonly reference: string | null;
}

/** One page of a list and the count of all. */
export interface Page<Row> {
  readonly rows: readonly Row[];
  readonly total: number;
}

/** Rows on a page of any of the cashier's lists. */
export const PAGE_SIZE = 20;
