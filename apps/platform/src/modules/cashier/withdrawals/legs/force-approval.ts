import type { Tx } from "@perya/postgres";
import { ok, refuse } from "@perya/result";
import { z } from "zod";
import { openFor, type ApprovalKind, type MoneyMove } from "../../../approvals/index.ts";
import { recordAudit } from "../../../audit/index.ts";
import type { ActingStaff } from "../../cashier.ts";
import { refusalTable } from "../../refusals.ts";
import { publishWithdrawal } from "../publish-withdrawal.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { endLeg } from "./end-leg.ts";
import { FORCE_KIND, legRequest } from "./leg-requests.ts";
import { mayBeForced, type Leg } from "./leg.ts";
import { legOfSubject, legSubject, lockLeg } from "./lock-leg.ts";

const payload = z.object({ proof: z.string() });

/** One person's closing of a leg as received, as the request for a second one. */
export function forceOf(
  withdrawal: Withdrawal,
  leg: Pick<Leg, "n" | "units">,
  { proof, reason }: { readonly proof: string; readonly reason: string },
  by: ActingStaff,
): MoneyMove {
  return legRequest(FORCE_KIND, withdrawal, leg, { payload: { proof }, reason }, by);
}

/** Who asked to close a leg as received and waits for a second person. */
export interface Forced {
  readonly by: string;
  readonly at: Temporal.Instant;
  readonly proof: string;
  readonly reason: string;
}

/** What waits of the kind for a leg, oldest first. */
export async function forcesOf(
  tx: Tx,
  { publicId }: Withdrawal,
  { n }: Pick<Leg, "n">,
): Promise<Forced[]> {
  const open = await openFor(tx, FORCE_KIND, legSubject({ publicId, n }));
  return open.map(({ askedBy, askedAt, reason, ...request }) => ({
    by: askedBy,
    at: askedAt,
    reason: reason ?? "",
    proof: payload.parse(request.payload).proof,
  }));
}

/** A leg that one person closed as received by the bank's proof. */
export const forceApproval: ApprovalKind = {
  kind: FORCE_KIND,
  title: "Disputed payout to close as received",
  permission: "withdrawals.decide",
  figures: "CONFIRMED",
  refusals: refusalTable({ NOT_FOUND: true, WRONG_STATE: true }),
  details: (approval) => [
    { label: "Number of the bank's proof", value: payload.parse(approval.payload).proof },
  ],
  hold: async (tx, { subject, brandId }) =>
    void (await lockLeg(tx, legOfSubject(subject), { brandId })),
  carryOut: async ({ platform, tx, approval, by }) => {
    const { subject, brandId, askedBy, reason } = approval;
    const found = await lockLeg(tx, legOfSubject(subject), { brandId });
    if (!found.ok) return found;
    const { withdrawal, leg } = found.value;
    // The clock can't have begun meanwhile: what is disputed, or never ends, stays so until then.
    if (leg.status !== "SENT" && !mayBeForced(leg)) return refuse("WRONG_STATE");
    const note = { reason: reason ?? undefined };
    const actor = `staff:${by.username}` as const;
    const moved = await endLeg(tx, platform.wallet, found.value, { to: "FORCED" }, actor, note);
    await recordAudit(tx, {
      actor: by.username,
      action: "withdrawal.force",
      subject: withdrawal.publicId,
      brandId,
      before: { status: withdrawal.status },
      after: { status: moved.status, leg: leg.n, askedBy },
    });
    return ok(() => publishWithdrawal(platform, moved));
  },
};
