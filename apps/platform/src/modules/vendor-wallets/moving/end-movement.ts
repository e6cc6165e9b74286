import type { Tx } from "@perya/postgres";
import type { Wallet } from "../../wallet/index.ts";
import { bookEnd } from "../legs.ts";
import type { Movement } from "../movement.ts";
import { moveTo } from "../movements.store.ts";
import { addKept } from "../wallets.store.ts";

/**
 * Ends a movement, with its ledger legs in the same transaction. The caller holds its row and has
 * seen that it is open.
 */
export async function endMovement(
  tx: Tx,
  wallet: Wallet,
  movement: Movement,
  end: "DONE" | "REFUSED",
  { actor, note }: { readonly actor: string; readonly note: string | null },
): Promise<Movement> {
  const { units, direction, vendor } = movement;
  if (units !== null) await bookEnd(tx, wallet, { ...movement, units }, end);
  else if (end === "DONE") throw new Error(`Movement ${movement.publicId} moved nobody knows what`);
  if (end === "DONE" && units !== null)
    await addKept(tx, holderOf(movement), vendor, direction === "IN" ? units : -units);
  return moveTo(tx, movement, end, actor, note);
}

function holderOf(movement: Movement) {
  const {
    player: id,
    playerRef: publicId,
    playerName: username,
    brandId,
    currency,
    book,
  } = movement;
  return { id, publicId, username, brandId, currency, book };
}
