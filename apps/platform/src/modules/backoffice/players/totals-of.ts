import type { Tx } from "@perya/postgres";
import { figuresOfPlayer, type Measures } from "../../figures/index.ts";
import { openStakeOf } from "../../rounds/index.ts";

/** A player's measures since registration, and what is open. Ledger units. */
export async function totalsOf(
  tx: Tx,
  player: bigint,
): Promise<Measures & { readonly open: bigint }> {
  const [measures, open] = await Promise.all([
    figuresOfPlayer(tx, player),
    openStakeOf(tx, player),
  ]);
  return { ...measures, open };
}
