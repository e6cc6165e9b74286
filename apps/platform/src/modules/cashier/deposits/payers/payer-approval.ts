import { ok, refuse } from "@perya/result";
import type { ApprovalKind } from "../../../approvals/index.ts";
import { recordAudit } from "../../../audit/index.ts";
import { refusalTable } from "../../refusals.ts";
import { lockDeposit } from "../deposits.store.ts";
import { PAYER_KIND, payerPayload, writeCorrection } from "./payer-request.ts";
import { selectPayers } from "./payers.store.ts";

/** A payer's name that one person corrected. */
export const payerApproval: ApprovalKind = {
  kind: PAYER_KIND,
  title: "Payer's name to correct",
  permission: "deposits.decide",
  figures: "CONFIRMED",
  refusals: refusalTable({ NOT_FOUND: true, WRONG_STATE: true, PAYER_TOLD: true }),
  details: (approval) => {
    const { payer, known } = payerPayload.parse(approval.payload);
    return [
      { label: "Name so far", value: known ?? "none" },
      { label: "Name of the account that paid", value: payer },
    ];
  },
  hold: async (tx, { subject, brandId }) => void (await lockDeposit(tx, subject, { brandId })),
  carryOut: async ({ tx, approval, by }) => {
    const { subject, brandId, askedBy } = approval;
    const { payer, known } = payerPayload.parse(approval.payload);
    const deposit = await lockDeposit(tx, subject, { brandId });
    if (!deposit) return refuse("NOT_FOUND");
    if ((await selectPayers(tx, deposit)).at(-1)?.source === "PROVIDER")
      return refuse("PAYER_TOLD");
    if (deposit.payer !== known) return refuse("WRONG_STATE");
    const reason = approval.reason ?? "Corrected";
    await writeCorrection(tx, deposit, { payer, reason, askedBy, by: by.username });
    await recordAudit(tx, {
      actor: by.username,
      action: "deposit.payer",
      subject,
      brandId,
      reason,
      before: { payer: known },
      after: { payer, askedBy },
    });
    return ok(undefined);
  },
};
