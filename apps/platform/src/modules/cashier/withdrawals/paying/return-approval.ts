import { formatMoney } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { z } from "zod";
import {
  lastApproved,
  openFor,
  type Approval,
  type ApprovalKind,
  type MoneyMove,
} from "../../../approvals/index.ts";
import type { ActingStaff } from "../../cashier.ts";
import type { Withdrawal } from "../withdrawal.ts";
import type { Leg } from "../legs/leg.ts";
import { legRequest, RETURN_KIND } from "../legs/leg-requests.ts";
import { legOfSubject, legSubject, lockLeg } from "../legs/lock-leg.ts";

const payload = z.object({ returned: z.string(), reference: z.string() });

/** What one member of staff saw at the bank of a payout that came back. Amount in ledger units. */
export interface PayoutReturn {
  readonly by: string;
  readonly at: Temporal.Instant;
  readonly returnedUnits: bigint;
  readonly reference: string;
}

/** What one person saw of a payout that came back, as the request for a second one. */
export function returnOf(
  withdrawal: Withdrawal,
  seen: Pick<PayoutReturn, "returnedUnits" | "reference"> & {
    readonly n: number;
    readonly reason: string;
  },
  by: ActingStaff,
): MoneyMove {
  const { n, returnedUnits: units, reference, reason } = seen;
  const payload = { returned: units.toString(), reference };
  return legRequest(RETURN_KIND, withdrawal, { n, units }, { payload, reason }, by);
}

/** What people saw of the last sending of a leg, oldest first. */
export async function returnsOf(
  tx: Tx,
  { publicId }: Withdrawal,
  { n, status }: Pick<Leg, "n" | "status">,
): Promise<PayoutReturn[]> {
  const subject = legSubject({ publicId, n });
  if (status !== "FAILED")
    return (await openFor(tx, RETURN_KIND, subject)).map((request) =>
      seenBy(request, request.askedBy, request.askedAt),
    );
  const agreed = await lastApproved(tx, RETURN_KIND, subject);
  if (!agreed?.decidedBy || !agreed.decidedAt) return [];
  return [
    seenBy(agreed, agreed.askedBy, agreed.askedAt),
    seenBy(agreed, agreed.decidedBy, agreed.decidedAt),
  ];
}

function seenBy(request: Approval, by: string, at: Temporal.Instant): PayoutReturn {
  const { returned, reference } = payload.parse(request.payload);
  return { by, at, returnedUnits: BigInt(returned), reference };
}

/**
 * A sent leg that one person saw coming back. The second one types what they saw on the
 * withdrawal's page.
 */
export const returnApproval: ApprovalKind = {
  kind: RETURN_KIND,
  title: "Payout that came back",
  permission: "withdrawals.decide",
  figures: "TYPED",
  refusals: {},
  details: (approval) => {
    const { returned, reference } = payload.parse(approval.payload);
    return [
      {
        label: "Came back",
        value: formatMoney({ units: BigInt(returned), currency: approval.currency ?? "" }),
      },
      { label: "Bank reference", value: reference },
    ];
  },
  hold: async (tx, { subject, brandId }) =>
    void (await lockLeg(tx, legOfSubject(subject), { brandId })),
  carryOut: ({ approval }) => {
    throw new Error(`${approval.publicId} is decided by figures that a second person types`);
  },
};
