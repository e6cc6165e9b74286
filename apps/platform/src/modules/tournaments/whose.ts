import type { Tx } from "@perya/postgres";
import { brandById, type Brand } from "../brands/index.ts";
import { playerById, type Player } from "../players/index.ts";

/** A signed-in player, and their brand. */
export async function whose(
  tx: Tx,
  id: bigint,
): Promise<{ readonly player: Player; readonly brand: Brand }> {
  const player = await playerById(tx, id);
  const brand = player && (await brandById(tx, player.brandId));
  if (!player || !brand) throw new Error(`Player ${id} is signed in and missing`);
  return { player, brand };
}
