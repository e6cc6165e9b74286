import { formatMoney } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { ok, refuse } from "@perya/result";
import { z } from "zod";
import { openFor, type ApprovalKind, type MoneyMove } from "../../../approvals/index.ts";
import { recordAudit } from "../../../audit/index.ts";
import type { ActingStaff } from "../../cashier.ts";
import { refusalTable } from "../../refusals.ts";
import type { Deposit } from "../deposit.ts";
import { lockDeposit } from "../deposits.store.ts";
import { publishDeposit } from "../publish-deposit.ts";
import { recordReturn, refusedReturn, type Sent } from "./record-return.ts";

export const RETURN_KIND = "deposits.return";

const payload = z.object({
  paid: z.string(),
  reference: z.string(),
  returnReference: z.string(),
  /** The name on the account that paid, where it is known. */
  payer: z.string().nullable(),
});

/** A payment that one person sent back, as the request for a second one. */
export function returnOf(
  deposit: Deposit,
  { paidUnits, reference, returnReference }: Sent,
  reason: string,
  by: ActingStaff,
): MoneyMove {
  const { brandId, publicId, playerName, playerRef, payer } = deposit;
  return {
    kind: RETURN_KIND,
    brandId,
    subject: publicId,
    about: playerName,
    player: playerRef,
    units: paidUnits,
    currency: deposit.paidCurrency ?? deposit.currency,
    payload: { paid: paidUnits.toString(), reference, returnReference, payer },
    reason,
    key: null,
    askedById: by.id,
    askedBy: by.username,
  };
}

/** Who sent a payment back and waits for a second person. */
export interface ReturnAsked extends Sent {
  readonly by: string;
  readonly at: Temporal.Instant;
}

/** What waits of the kind for a deposit, oldest first. */
export async function returnsOf(tx: Tx, { publicId }: Deposit): Promise<ReturnAsked[]> {
  const open = await openFor(tx, RETURN_KIND, publicId);
  return open.map(({ askedBy, askedAt, ...request }) => ({
    by: askedBy,
    at: askedAt,
    ...sentOf(request.payload),
  }));
}

function sentOf(asked: unknown): Sent {
  const { paid, reference, returnReference } = payload.parse(asked);
  return { paidUnits: BigInt(paid), reference, returnReference };
}

/** A payment that one person sent back to where it came from. */
export const depositReturnApproval: ApprovalKind = {
  kind: RETURN_KIND,
  title: "Payment sent back",
  permission: "deposits.decide",
  figures: "CONFIRMED",
  refusals: refusalTable({
    NOT_FOUND: true,
    WRONG_STATE: true,
    PAID_AMOUNT_DIFFERS: true,
    REFERENCE_USED: true,
  }),
  details: (approval) => {
    const { paid, reference, returnReference, payer } = payload.parse(approval.payload);
    const amount = formatMoney({ units: BigInt(paid), currency: approval.currency ?? "" });
    return [
      { label: "Sent back", value: amount },
      { label: "Bank reference of what arrived", value: reference },
      { label: "Bank reference of the transfer back", value: returnReference },
      { label: "Must have gone to", value: payer ?? "the account that it came from" },
    ];
  },
  hold: async (tx, { subject, brandId }) => void (await lockDeposit(tx, subject, { brandId })),
  carryOut: async ({ platform, tx, approval, by }) => {
    const { subject, brandId, askedBy } = approval;
    const deposit = await lockDeposit(tx, subject, { brandId });
    if (!deposit) return refuse("NOT_FOUND");
    const sent = sentOf(approval.payload);
    const refused = await refusedReturn(tx, deposit, sent);
    if (refused) return refuse(refused);
    const reason = approval.reason ?? "Sent back";
    const returned = await recordReturn(tx, deposit, sent, reason, by);
    await recordAudit(tx, {
      actor: by.username,
      action: "deposit.return",
      subject,
      brandId,
      reason,
      before: { status: deposit.status },
      after: { status: returned.status, ...payload.parse(approval.payload), askedBy },
    });
    return ok(() => publishDeposit(platform, returned));
  },
};
