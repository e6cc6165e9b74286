import type { Player } from "../seed.ts";

/** One movement of money as its vendor decided it. Its content never changes, however often it is sent. Ledger units. */
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

/** One request of a vendor: what it carries, how it looks on the wire, and everything that was ever answered to it. */
export interface Call {
  readonly player: Player;
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
  readonly movements: readonly [Movement, ...Movement[]];
  readonly heard: Heard[];
  sent: number;
}

/** A vendor's way to the wallet. */
export interface Line {
  readonly vendor: number;
  /** Sends a call once and keeps what was answered with it; undefined when nobody knows whether it took effect. */
  send(call: Call): Promise<Heard | undefined>;
}
