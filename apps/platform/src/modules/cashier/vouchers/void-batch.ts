import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { endRequests } from "../../approvals/index.ts";
import type { ActingStaff } from "../cashier.ts";
import { VOUCHERS_KIND } from "./make-batch.ts";
import type { VoucherBatch } from "./voucher-batch.ts";
import { lockBatch, setBatchStatus } from "./vouchers.store.ts";

/** Ends a batch: none of its vouchers can be redeemed any more. What was redeemed stays. */
export async function voidBatch(
  tx: Tx,
  publicId: string,
  reason: string,
  staff: ActingStaff,
): Promise<Result<VoucherBatch, "NOT_FOUND" | "WRONG_STATE">> {
  const batch = await lockBatch(tx, publicId, staff.brandId);
  if (!batch) return refuse("NOT_FOUND");
  if (batch.status === "VOID") return refuse("WRONG_STATE");
  await setBatchStatus(tx, batch.id, "VOID", reason);
  await endRequests(tx, { kind: VOUCHERS_KIND, subject: publicId }, reason);
  return ok({ ...batch, status: "VOID", reason });
}
