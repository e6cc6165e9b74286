import { formatMoney } from "@perya/money";
import { ok, refuse } from "@perya/result";
import type { ApprovalKind } from "../../../approvals/index.ts";
import { recordAudit } from "../../../audit/index.ts";
import { refusalTable } from "../../refusals.ts";
import { lockDeposit } from "../deposits.store.ts";
import { publishDeposit } from "../publish-deposit.ts";
import { recordReturn, refusedReturn } from "./record-return.ts";
import { RETURN_KIND, returnPayload, sentOf } from "./return-request.ts";

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
    OTHER_PAYEE: true,
  }),
  details: (approval) => {
    const { paid, payer, ...sent } = returnPayload.parse(approval.payload);
    const amount = formatMoney({ units: BigInt(paid), currency: approval.currency ?? "" });
    return [
      { label: "Sent back", value: amount },
      { label: "Bank reference of what arrived", value: sent.reference },
      { label: "Bank reference of the transfer back", value: sent.returnReference },
      { label: "Came from the account of", value: payer ?? "not known" },
      { label: "Went to the account of", value: sent.payee ?? "the same" },
      ...(sent.why === null ? [] : [{ label: "Why to another account", value: sent.why }]),
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
      after: { status: returned.status, ...returnPayload.parse(approval.payload), askedBy },
    });
    return ok(() => publishDeposit(platform, returned));
  },
};
