import type { Player } from "../seed.ts";

/**
 * One movement of money as its vendor decided it. Its content is the same each time it is sent.
 * Ledger units.
 */
export interface Movement {
  readonly vendor: number;
  readonly player: bigint;
  readonly kind: "bet" | "win" | "rollback" | "close";
  readonly transaction: string;
  readonly round: string;
  readonly units: bigint;
  readonly reference: string | null;
  readonly free: boolean;
}

/** A definite answer. Without one the outcome is unknown. */
export type Heard =
  | { readonly ok: true; readonly balance: bigint }
  | { readonly ok: false; readonly refusal: string; readonly balance: bigint | null };

/** One request of a vendor: its content, its form on the wire, and every answer to it. */
export interface Call {
  readonly player: Player;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly movements: readonly [Movement, ...Movement[]];
  readonly heard: Heard[];
  sent: number;
}

/** A vendor's connection to the wallet. */
export interface Line {
  readonly vendor: number;
  /**
   * Sends a call once and stores the answer with it; undefined when it is unknown whether the call
   * took effect.
   */
  send(call: Call): Promise<Heard | undefined>;
}
