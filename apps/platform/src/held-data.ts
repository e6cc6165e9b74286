import type { Tx } from "@perya/postgres";

/** One row of what is held of a player. Amounts are ledger units as text. */
interface HeldRow {
  /** Its place among the player's rows of this kind. */
  readonly key: bigint;
  readonly row: unknown;
}

/** A kind of rows that a module keeps of one player, for the player to read. */
export interface HeldData {
  /** What the download calls it. */
  readonly name: string;
  /** The rows after a key, in the order of their keys. */
  readonly read: (tx: Tx, player: bigint, after: bigint, limit: number) => Promise<HeldRow[]>;
}
