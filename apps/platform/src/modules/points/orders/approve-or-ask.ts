import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import {
  askOnce,
  mayActAlone,
  noteAlone,
  sameLimits,
  type MoneyMove,
} from "../../approvals/index.ts";
import { playerById } from "../../players/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import type { Platform } from "../../../platform.ts";
import type { PointsRefusal } from "../refusals.ts";
import { approveOrder } from "./decide-order.ts";
import type { Order } from "./order.ts";

export const CREDIT_KIND = "points.credit";

/**
 * Approves a locked order. A credit above what one person may move, at once or in the day's sum,
 * waits for a second one instead.
 */
export async function approveOrAsk(
  { wallet, config }: Platform,
  tx: Tx,
  staff: StaffSignedIn,
  order: Order,
  note: string,
): Promise<Result<"DONE" | "WAITING", PointsRefusal>> {
  if (order.state !== "IN_PROCESS") return refuse("WRONG_STATE");
  const move = await moveOf(tx, staff, order, note);
  const alone =
    move === undefined || (await mayActAlone(tx, staff, move, sameLimits(config.twoPersonAbove)));
  if (!alone) {
    const asked = await askOnce(tx, move);
    return asked.ok ? ok("WAITING") : asked;
  }
  const approved = await approveOrder(tx, wallet, order, `staff:${staff.username}`, note);
  if (!approved.ok) return approved;
  if (move) await noteAlone(tx, move);
  return ok("DONE");
}

/** The money that approving an order moves; undefined for a physical reward. */
async function moveOf(
  tx: Tx,
  { id: askedById, username: askedBy }: StaffSignedIn,
  { publicId, brandId, player: id, units, currency }: Order,
  note: string,
): Promise<MoneyMove | undefined> {
  if (units === null || currency === null) return undefined;
  const player = await playerById(tx, id);
  if (!player) throw new Error(`The player of ${publicId} is gone`);
  return {
    kind: CREDIT_KIND,
    brandId,
    subject: publicId,
    about: player.username,
    player: player.publicId,
    units,
    currency,
    payload: { note },
    reason: note,
    key: null,
    askedById,
    askedBy,
  };
}
