import { roundDownToMinor } from "@perya/money";
import type { Tx } from "@perya/postgres";
import type { TransferOutcome } from "@perya/wallet-protocol";
import type { Platform } from "../../../platform.ts";
import { currentSection } from "../../settings/index.ts";
import { barredAmong } from "../../wallet/index.ts";
import { movementsMoved } from "../metrics.ts";
import { isOver, transferOf, type Movement, type SizedMovement } from "../movement.ts";
import {
  askIn,
  lockMovement,
  moveTo,
  noteAsked,
  noteAskedHowMuch,
  setUnits,
  takeDue,
  wasBegunBefore,
  wasSentBefore,
} from "../movements.store.ts";
import { portOf } from "../port-of.ts";
import { noteEmpty } from "../wallets.store.ts";
import { EMPTY, endMovement } from "./end-movement.ts";

/** A taken movement is due again after so many timeouts of a call, when its taker has died. */
const LEASE_TIMEOUTS = 3;
const LONGEST_WAIT_MS = 60_000;

/** 1, 2, 4 … 60 seconds after the first asks, then every minute. */
export function waitAfter(attempts: number): number {
  return Math.min(1_000 * 2 ** Math.min(attempts - 1, 10), LONGEST_WAIT_MS);
}

/**
 * Takes a movement that is due, asks its vendor, and books what it says: three steps, any of which
 * may be the last before a crash. What was asked is committed before it is sent, so the next taker
 * asks for the outcome of the same transaction. Undefined when it is not due.
 */
export async function sendMovement(platform: Platform, id: bigint): Promise<Movement | undefined> {
  const { db } = platform;
  const taken = await db.inTransaction((tx) => prepare(platform, tx, id));
  if (!taken || isOver(taken)) return tell(platform, taken);
  if (taken.units === null) {
    const sized = await askHowMuch(platform, taken);
    return sized ? sendMovement(platform, id) : taken;
  }
  const sized: SizedMovement = { ...taken, units: taken.units };
  const outcome = await ask(platform, sized);
  const after = await db.inTransaction((tx) => take(platform, tx, taken, outcome));
  return tell(platform, after);
}

/**
 * Takes the movement. An IN of a player who was barred before it was sent goes back: nothing has
 * left the house.
 */
async function prepare(
  { wallet, config }: Platform,
  tx: Tx,
  id: bigint,
): Promise<Movement | undefined> {
  const movement = await takeDue(tx, id, LEASE_TIMEOUTS * config.vendorWalletTimeoutMs);
  if (!movement || movement.units === null) return movement && noteAskedHowMuch(tx, movement.id);
  const isNew = movement.direction === "IN" && movement.attempts === 0;
  if (isNew && (await barredAmong(tx, [movement.player])).size > 0)
    return endMovement(tx, wallet, movement, "REFUSED", { actor: "system", note: "barred" });
  return noteAsked(tx, movement);
}

/**
 * Finds out what everything is. False when the vendor does not say, or there is nothing. One that
 * said nothing for too long ends it: nothing was sent, so all of it is still there, and the player
 * may ask again.
 */
async function askHowMuch(platform: Platform, movement: Movement): Promise<boolean> {
  const { db, wallet } = platform;
  const port = await portOf(platform, movement.brandId, movement.vendor);
  const { playerRef: user, currency } = movement;
  const said = await port?.balance({ user, currency });
  const there = said === undefined ? undefined : roundDownToMinor({ units: said, currency }).units;
  const after = await db.inTransaction(async (tx) => {
    const current = await lockMovement(tx, movement.id);
    if (!current || isOver(current) || current.units !== null) return current;
    const end = (note: string) =>
      endMovement(tx, wallet, current, "REFUSED", { actor: "system", note });
    if (there === undefined) {
      if (await wasBegunBefore(tx, current.id, await stuckHours(tx, current)))
        return end("never answered");
      await askIn(tx, current.id, waitAfter(current.attempts), "no answer");
    } else if (there === 0n) {
      await noteEmpty(tx, current.player, current.vendor);
      return end(EMPTY);
    } else await setUnits(tx, current.id, there);
    return current;
  });
  if (after && isOver(after)) tell(platform, after);
  return there !== undefined && there > 0n;
}

async function ask(platform: Platform, movement: SizedMovement): Promise<TransferOutcome> {
  const port = await portOf(platform, movement.brandId, movement.vendor);
  if (!port) return { type: "unknown", status: "the vendor has no wallet" };
  const transfer = transferOf(movement);
  if (movement.attempts > 1) return port.outcomeOf(transfer);
  return movement.direction === "IN" ? port.deposit(transfer) : port.withdraw(transfer);
}

/** Books what the vendor said, once: another taker may have been faster. */
async function take(
  { wallet }: Platform,
  tx: Tx,
  { id, attempts }: Movement,
  outcome: TransferOutcome,
): Promise<Movement | undefined> {
  const movement = await lockMovement(tx, id);
  if (!movement || isOver(movement)) return movement;
  if (outcome.type === "done")
    return endMovement(tx, wallet, movement, "DONE", { actor: "vendor", note: null });
  if (outcome.type === "refused")
    return endMovement(tx, wallet, movement, "REFUSED", { actor: "vendor", note: outcome.status });
  const stuck =
    movement.status === "STUCK" || (await wasSentBefore(tx, id, await stuckHours(tx, movement)));
  if (!stuck) await askIn(tx, id, waitAfter(attempts), outcome.status);
  return moveTo(tx, movement, stuck ? "STUCK" : "UNKNOWN", "system", outcome.status);
}

/** After so long without an answer a movement waits for staff. */
async function stuckHours(tx: Tx, { brandId }: Movement): Promise<number> {
  return (await currentSection(tx, brandId, "vendorWallets")).stuckHours;
}

/** Tells the player's open pages and the metrics, after the commit. */
function tell(platform: Platform, movement: Movement | undefined): Movement | undefined {
  if (!movement) return undefined;
  movementsMoved.inc({ direction: movement.direction, status: movement.status });
  platform.live.publishBalances([movement.player]);
  return movement;
}
