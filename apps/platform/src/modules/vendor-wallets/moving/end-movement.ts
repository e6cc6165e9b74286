import type { Tx } from "@perya/postgres";
import type { Wallet } from "../../wallet/index.ts";
import { endVisitBefore, postponeVisit } from "../automatic/visits.store.ts";
import { bookEnd } from "../legs.ts";
import type { Movement } from "../movement.ts";
import { moveTo } from "../movements.store.ts";
import { addKept } from "../wallets.store.ts";

/** Why a movement of everything ends where the vendor says that nothing is there. */
export const EMPTY = "empty";

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
  if (movement.cause === "LEAVING") await endLeaving(tx, movement, end, note);
  return moveTo(tx, movement, end, actor, note);
}

/** A player who left has the money back, or nothing was there; else it is tried again later. */
async function endLeaving(
  tx: Tx,
  movement: Movement,
  end: "DONE" | "REFUSED",
  note: string | null,
): Promise<void> {
  const isEmpty = movement.units === null && note === EMPTY;
  if (end === "DONE" || isEmpty) await endVisitBefore(tx, movement);
  else await postponeVisit(tx, movement);
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
