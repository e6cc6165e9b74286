import type { Tx } from "@perya/postgres";
import { playerById } from "../players/index.ts";
import type { Payer } from "./cashier.ts";

/**
 * The player of a signed-in request, with the verification level as it is now. Throws when the
 * player is gone.
 */
export async function payerOf(tx: Tx, id: bigint): Promise<Payer> {
  const player = await playerById(tx, id);
  if (!player) throw new Error(`Player ${id} is signed in and missing`);
  return player;
}
