import type { Tx } from "@perya/postgres";
import type { Actor } from "../../cashier.ts";
import type { StepNote } from "../../steps.store.ts";
import { tellEnd } from "../end-hold.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { moveWithdrawal } from "../withdrawals.store.ts";
import { selectLegs } from "./legs.store.ts";
import { standingOf, statusOf } from "./standing.ts";

/**
 * Brings a withdrawal's own status after its legs, and tells when it has ended. The caller has
 * locked it and moved a leg.
 */
export async function followLegs(
  tx: Tx,
  withdrawal: Withdrawal,
  actor: Actor,
  note: StepNote = {},
): Promise<Withdrawal> {
  const legs = await selectLegs(tx, withdrawal.id);
  const status = statusOf(legs);
  if (status === withdrawal.status) return withdrawal;
  const moved = await moveWithdrawal(tx, withdrawal, status, actor, note);
  if (status === "COMPLETED" || status === "REFUNDED") await tellEnd(tx, moved, standingOf(legs));
  return moved;
}
