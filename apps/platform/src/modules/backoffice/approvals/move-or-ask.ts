import type { Tx } from "@perya/postgres";
import { ok, type Result } from "@perya/result";
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

/** A change of a player's money that staff ask for. */
export interface Change {
  /** Ledger units; signed where it may take money away. */
  readonly units: bigint;
  readonly reason: string;
  /** Idempotency key of the request. */
  readonly key: string;
}

export type Moved =
  | { readonly status: "DONE" }
  | {
      readonly status: Exclude<AskedState["state"], "APPROVED">;
      readonly approvalId: string;
      readonly decisionReason: string | null;
    };

/**
 * Moves a player's money at once, or asks a second person when the amount, or the day's sum with
 * it, exceeds what one person may do (`twoPersonAbove` ledger units where the brand has no limits).
 * Repeating it under its key changes nothing and returns the outcome of the first.
 */
export async function moveOrAsk<Refusal extends string>(
  tx: Tx,
  staff: StaffSignedIn,
  move: MoneyMove,
  twoPersonAbove: bigint,
  apply: () => Promise<Result<{ readonly replayed: boolean }, Refusal>>,
): Promise<Result<Moved, Refusal | "KEY_REUSED">> {
  const alone = await mayActAlone(tx, staff, move, sameLimits(twoPersonAbove));
  const earlier = await findAsked(tx, move);
  if (earlier) return earlier.ok ? ok(moved(earlier.value)) : earlier;
  if (!alone) return ask(tx, staff, move);
  const done = await apply();
  if (done.ok && !done.value.replayed) await noteAlone(tx, move);
  return done.ok ? ok({ status: "DONE" }) : done;
}

async function ask(
  tx: Tx,
  staff: StaffSignedIn,
  move: MoneyMove,
): Promise<Result<Moved, "KEY_REUSED">> {
  const asked = await askApproval(tx, move);
  if (!asked.ok) return asked;
  await recordAudit(tx, {
    actor: staff.username,
    action: `${move.kind.replace("players.", "player.")}.ask`,
    subject: move.subject,
    brandId: move.brandId,
    after: { units: move.units.toString(), approvalId: asked.value.approvalId },
    reason: move.reason ?? undefined,
  });
  return ok(moved(asked.value));
}

function moved({ approvalId, state, decisionReason }: AskedState): Moved {
  return state === "APPROVED" ? { status: "DONE" } : { status: state, approvalId, decisionReason };
}

/** A change of a player's money, as the request for a second person. */
export function moveOf(
  kind: `players.${string}`,
  staff: StaffSignedIn,
  player: Player,
  { units, reason, key }: Change,
): MoneyMove {
  return {
    kind,
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
