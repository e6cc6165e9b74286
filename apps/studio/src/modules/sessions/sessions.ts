import type { Conduct } from "./conduct.ts";

/** An opened game: who plays what, in which currency. */
export interface Session {
  readonly id: bigint;
  readonly player: bigint;
  /** The operator's name for the player. */
  readonly user: string;
  readonly operator: string;
  readonly game: string;
  readonly currency: string;
  /** The operator's session token, sealed. */
  readonly walletToken: Buffer;
  readonly conduct: Conduct;
}
