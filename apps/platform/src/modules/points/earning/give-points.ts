import type { Tx } from "@perya/postgres";
import { appendEntry } from "../ledger/append-entry.ts";

/** Gives a player points that no deposit earned. `ref` is what they are for, once for good. */
export async function givePoints(
  tx: Tx,
  gift: {
    readonly player: bigint;
    readonly brandId: bigint;
    readonly points: bigint;
    readonly ref: string;
    /** For the player to read. */
    readonly remark: string;
  },
): Promise<void> {
  const { points: change, ...same } = gift;
  const given = await appendEntry(tx, { ...same, kind: "GIFT", change });
  if (!given.ok) throw new Error(`Points of ${gift.ref} were not given: ${given.refusal}`);
}
