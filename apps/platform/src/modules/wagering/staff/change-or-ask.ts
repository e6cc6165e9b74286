import type { Tx } from "@perya/postgres";
import { ok, type Result } from "@perya/result";
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

/** What became of a change that staff made or asked for. */
export type Outcome =
  | { readonly status: "DONE" }
  | { readonly status: Exclude<AskedState["state"], "APPROVED">; readonly approvalId: string };

/**
 * Makes a change of what a player has to play at once, or asks a second person where it is above
 * what one person may move, in one move or in the day's sum. Repeated under its key it changes
 * nothing and answers the outcome of the first.
 */
export async function changeOrAsk<Refusal extends string>(
  { config }: Platform,
  tx: Tx,
  staff: StaffSignedIn,
  move: MoneyMove,
  apply: () => Promise<Result<void, Refusal>>,
): Promise<Result<Outcome, Refusal | "KEY_REUSED">> {
  const alone = await mayActAlone(tx, staff, move, sameLimits(config.twoPersonAbove));
  const earlier = await findAsked(tx, move);
  if (earlier) return earlier.ok ? ok(outcomeOf(earlier.value)) : earlier;
  if (alone) {
    const done = await apply();
    if (!done.ok) return done;
    await noteAlone(tx, move);
    return ok({ status: "DONE" });
  }
  const asked = await askApproval(tx, move);
  if (!asked.ok) return asked;
  await recordAudit(tx, {
    actor: staff.username,
    action: `${move.kind}.ask`,
    subject: move.subject,
    brandId: move.brandId,
    after: { units: move.units.toString(), approvalId: asked.value.approvalId },
    reason: move.reason ?? undefined,
  });
  return ok(outcomeOf(asked.value));
}

function outcomeOf({ approvalId, state }: AskedState): Outcome {
  return state === "APPROVED" ? { status: "DONE" } : { status: state, approvalId };
}

/** A change as the request for a second person. */
export function moveOf(
  kind: `wagering.${string}`,
  staff: StaffSignedIn,
  player: Player,
  asked: Pick<MoneyMove, "units" | "payload"> & { readonly reason: string; readonly key: string },
): MoneyMove {
  return {
    kind,
    brandId: player.brandId,
    subject: player.publicId,
    about: player.username,
    player: player.publicId,
    currency: player.currency,
    askedById: staff.id,
    askedBy: staff.username,
    ...asked,
  };
}
