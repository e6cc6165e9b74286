import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { ActingStaff } from "../cashier.ts";
import { newVoucherCode, voucherHash } from "./voucher-code.ts";
import { insertVouchers, lockBatch } from "./vouchers.store.ts";

/**
 * Makes the codes of a batch and answers them, once: only their hashes are stored. A list that got
 * lost on its way is made void and its batch made again.
 */
export async function exportBatch(
  tx: Tx,
  publicId: string,
  staff: ActingStaff,
): Promise<Result<readonly string[], "NOT_FOUND" | "WRONG_STATE">> {
  const batch = await lockBatch(tx, publicId, staff.brandId);
  if (!batch) return refuse("NOT_FOUND");
  if (batch.status !== "READY") return refuse("WRONG_STATE");
  const codes = Array.from({ length: batch.count }, newVoucherCode);
  const hashes = codes.flatMap((code) => voucherHash(code) ?? []);
  await insertVouchers(tx, batch.id, hashes, staff.username);
  return ok(codes);
}
