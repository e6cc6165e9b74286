import { formatMoney } from "@perya/money";
import { ok, refuse } from "@perya/result";
import { z } from "zod";
import type { ApprovalKind, Deciding } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { refusalTable } from "../refusals.ts";
import { VOUCHERS_KIND } from "./make-batch.ts";
import { lockBatch, setBatchStatus } from "./vouchers.store.ts";

const payload = z.object({ units: z.string(), count: z.number() });

/** Vouchers worth more than what one person may make. */
export const voucherApproval: ApprovalKind = {
  kind: VOUCHERS_KIND,
  title: "Vouchers to make",
  permission: "vouchers.make",
  refusals: refusalTable({ WRONG_STATE: true }),
  details: (approval) => {
    const { units, count } = payload.parse(approval.payload);
    const each = formatMoney({ units: BigInt(units), currency: approval.currency ?? "" });
    return [
      { label: "Vouchers", value: String(count) },
      { label: "Each", value: each },
    ];
  },
  hold: async (tx, { subject, brandId }) => void (await lockBatch(tx, subject, brandId)),
  carryOut: async ({ tx, approval: { subject, brandId, askedBy }, by }) => {
    const batch = await lockBatch(tx, subject, brandId);
    if (batch?.status !== "WAITING") return refuse("WRONG_STATE");
    await setBatchStatus(tx, batch.id, "READY");
    const approved = { actor: by.username, action: "vouchers.approve", subject, brandId };
    await recordAudit(tx, { ...approved, after: { status: "READY", askedBy } });
    return ok(undefined);
  },
  reject: end,
  takeBack: end,
};

/** What nobody agreed to is void. */
async function end({ tx, approval: { subject, brandId }, reason }: Deciding) {
  const batch = await lockBatch(tx, subject, brandId);
  if (batch?.status === "WAITING") await setBatchStatus(tx, batch.id, "VOID", reason);
  return ok(undefined);
}
