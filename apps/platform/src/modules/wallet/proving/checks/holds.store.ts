import { copyOut, type Tx } from "@perya/postgres";
import { CopiedRow } from "../scan/copied-row.ts";

/** A hold, or a release or a capture, which ends one or a part of it. */
export interface HoldEntry {
  readonly player: number;
  readonly seq: number;
  /** The stored code: see kinds.ts. */
  readonly kind: number;
  readonly units: bigint;
  readonly idem: string;
  /**
   * The key of the hold that it ends; empty for a hold, and for what ended one before holds had
   * names.
   */
  readonly ref: string;
  readonly transaction: string;
}

/**
 * The entries that begin and end holds, in the order of players and their logs: of some players, or
 * of all.
 */
export async function copyHoldEntries(
  tx: Tx,
  players: readonly number[] | undefined,
  each: (entry: HoldEntry) => void,
): Promise<void> {
  const row = new CopiedRow();
  const whose = players === undefined ? "" : `and player in (${players.join(", ")})`;
  const select = `
    select player, seq, kind::int4, units, idem::text, coalesce(ref::text, ''), transaction
    from wallet_entry
    where kind between 13 and 15 ${whose}
    order by player, seq`;
  await copyOut(tx, select, (bytes) => {
    row.of(bytes);
    each({
      player: Number(row.int8()),
      seq: Number(row.int8()),
      kind: row.int4(),
      units: row.int8(),
      idem: row.text(),
      ref: row.text(),
      transaction: row.text(),
    });
  });
}
