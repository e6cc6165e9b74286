import type { Proof } from "../document.ts";

/** What is proven of a player. */
export interface Proven {
  /** The phone number by a code. */
  readonly phone: boolean;
  /** A real name and a date of birth are given. */
  readonly person: boolean;
  readonly documents: ReadonlySet<Proof>;
}

/**
 * The level of verification that proofs make, each on top of the one below. Source: player money
 * reference, section 10.
 */
export function provenLevel({ phone, person, documents }: Proven): number {
  if (!phone || !person) return 0;
  if (!documents.has("IDENTITY") || !documents.has("SELFIE")) return 1;
  return documents.has("ADDRESS") && documents.has("FUNDS") ? 3 : 2;
}

/** A player's level now, what proofs made before, and what they make now. */
interface Levels {
  readonly now: number;
  readonly before: number;
  readonly proven: number;
}

/**
 * The level after proofs changed. One that staff set by hand stays, unless proofs lift the player
 * above it, or it came from proofs that are gone.
 */
export function levelAfter({ now, before, proven }: Levels): number {
  if (proven > before) return Math.max(now, proven);
  return now === before ? proven : now;
}
