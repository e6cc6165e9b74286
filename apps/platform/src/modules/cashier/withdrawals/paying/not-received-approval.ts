import type { Tx } from "@perya/postgres";
import { ok, refuse } from "@perya/result";
import { openFor, type ApprovalKind, type MoneyMove } from "../../../approvals/index.ts";
import { recordAudit } from "../../../audit/index.ts";
import type { ActingStaff } from "../../cashier.ts";
import { refusalTable } from "../../refusals.ts";
import { legRequest, NOT_RECEIVED_KIND } from "../legs/leg-requests.ts";
import type { Leg } from "../legs/leg.ts";
import { legOfSubject, legSubject, lockLeg } from "../legs/lock-leg.ts";
import { publishWithdrawal } from "../publish-withdrawal.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { findMissing, isSaidToBeMissing } from "./find-missing.ts";

/** One person's finding that a leg did not arrive, as the request for a second one. */
export function notReceivedOf(
  withdrawal: Withdrawal,
  leg: Pick<Leg, "n" | "units">,
  reason: string,
  by: ActingStaff,
): MoneyMove {
  return legRequest(NOT_RECEIVED_KIND, withdrawal, leg, { payload: {}, reason }, by);
}

/** Who found that a leg did not arrive and waits for a second person. */
export interface NotReceived {
  readonly by: string;
  readonly at: Temporal.Instant;
  readonly reason: string;
}

/** What waits of the kind for a leg, oldest first. */
export async function notReceivedSaidOf(
  tx: Tx,
  { publicId }: Withdrawal,
  { n }: Pick<Leg, "n">,
): Promise<NotReceived[]> {
  const open = await openFor(tx, NOT_RECEIVED_KIND, legSubject({ publicId, n }));
  return open.map(({ askedBy, askedAt, reason }) => ({
    by: askedBy,
    at: askedAt,
    reason: reason ?? "",
  }));
}

/** A leg, or a rest of one, that one person found not to have arrived: it is then paid again. */
export const notReceivedApproval: ApprovalKind = {
  kind: NOT_RECEIVED_KIND,
  title: "Payout that did not arrive",
  permission: "withdrawals.decide",
  figures: "CONFIRMED",
  refusals: refusalTable({ NOT_FOUND: true, WRONG_STATE: true }),
  details: () => [],
  hold: async (tx, { subject, brandId }) =>
    void (await lockLeg(tx, legOfSubject(subject), { brandId })),
  carryOut: async ({ platform, tx, approval, by }) => {
    const { subject, brandId, askedBy, reason } = approval;
    const found = await lockLeg(tx, legOfSubject(subject), { brandId });
    if (!found.ok) return found;
    const { withdrawal, leg } = found.value;
    if (!isSaidToBeMissing(leg)) return refuse("WRONG_STATE");
    const moved = await findMissing(tx, found.value, reason ?? "", `staff:${by.username}`);
    await recordAudit(tx, {
      actor: by.username,
      action: "withdrawal.not-received",
      subject: withdrawal.publicId,
      brandId,
      before: { status: withdrawal.status },
      after: { status: moved.status, leg: leg.n, askedBy },
    });
    return ok(() => publishWithdrawal(platform, moved));
  },
};
