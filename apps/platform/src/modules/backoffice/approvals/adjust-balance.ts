import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import {
  askApproval,
  findAsked,
  mayActAlone,
  noteAlone,
  sameLimits,
  type AskedState,
  type MoneyMove,
} from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import type { Player } from "../../players/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";

export interface Adjustment {
  /** Signed ledger units. */
  readonly units: bigint;
  readonly reason: string;
  /** Idempotency key of the request. */
  readonly key: string;
}

export type Adjusted =
  | { readonly status: "DONE" }
  | {
      readonly status: Exclude<AskedState["state"], "APPROVED">;
      readonly approvalId: string;
      readonly decisionReason: string | null;
    };

type AdjustRefusal = "NOT_ENOUGH_MONEY" | "KEY_REUSED";

/**
 * Adjusts a balance at once, or asks a second person when the amount, or the day's sum with it,
 * exceeds what one person may do. Repeating an adjustment under its key changes nothing and returns
 * the outcome of the first.
 */
export async function adjustBalance(
  platform: Platform,
  tx: Tx,
  staff: StaffSignedIn,
  player: Player,
  adjustment: Adjustment,
): Promise<Result<Adjusted, AdjustRefusal>> {
  const move = moveOf(staff, player, adjustment);
  const alone = await mayActAlone(tx, staff, move, sameLimits(platform.config.twoPersonAbove));
  const earlier = await findAsked(tx, move);
  if (earlier) return earlier.ok ? ok(adjusted(earlier.value)) : earlier;
  if (alone) {
    const done = await applyAdjustment(platform, tx, staff.username, player, adjustment);
    if (done.ok && !done.value.replayed) await noteAlone(tx, move);
    return done.ok ? ok({ status: "DONE" }) : done;
  }
  return askForAdjustment(tx, staff, move);
}

async function askForAdjustment(
  tx: Tx,
  staff: StaffSignedIn,
  move: MoneyMove,
): Promise<Result<Adjusted, AdjustRefusal>> {
  const asked = await askApproval(tx, move);
  if (!asked.ok) return asked;
  await recordAudit(tx, {
    actor: staff.username,
    action: "player.adjust.ask",
    subject: move.subject,
    brandId: move.brandId,
    after: { units: move.units.toString(), approvalId: asked.value.approvalId },
    reason: move.reason ?? undefined,
  });
  return ok(adjusted(asked.value));
}

function adjusted({ approvalId, state, decisionReason }: AskedState): Adjusted {
  return state === "APPROVED" ? { status: "DONE" } : { status: state, approvalId, decisionReason };
}

function moveOf(
  staff: StaffSignedIn,
  player: Player,
  { units, reason, key }: Adjustment,
): MoneyMove {
  return {
    kind: "players.adjust",
    brandId: player.brandId,
    subject: player.publicId,
    about: player.username,
    player: player.publicId,
    units,
    currency: player.currency,
    payload: { player: player.publicId, units: units.toString(), reason, key },
    reason,
    key,
    askedById: staff.id,
    askedBy: staff.username,
  };
}

/** Moves the money of an adjustment that needs no further person. */
export async function applyAdjustment(
  { wallet }: Platform,
  tx: Tx,
  actor: string,
  player: Player,
  { units, reason, key }: Adjustment,
): Promise<Result<{ readonly replayed: boolean }, AdjustRefusal>> {
  const done = await wallet.append(tx, [
    { kind: "adjust", player: player.id, key: `adjust:${key}`, units, reason },
  ]);
  if (!done.ok)
    return refuse(done.refusal === "NOT_ENOUGH_MONEY" ? "NOT_ENOUGH_MONEY" : "KEY_REUSED");
  const [receipt] = done.value;
  if (receipt && !receipt.replayed)
    await recordAudit(tx, {
      actor,
      action: "player.adjust",
      subject: player.publicId,
      brandId: player.brandId,
      after: { units: units.toString(), balance: receipt.balance.toString() },
      reason,
    });
  return ok({ replayed: receipt?.replayed === true });
}
