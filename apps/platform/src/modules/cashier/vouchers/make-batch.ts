import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { newPublicId } from "../../../secrets/public-id.ts";
import {
  askApproval,
  mayActAlone,
  noteAlone,
  type AloneLimits,
  type MoneyMove,
} from "../../approvals/index.ts";
import type { ActingStaff } from "../cashier.ts";
import type { VoucherBatch } from "./voucher-batch.ts";
import { batchByKey, insertBatch } from "./vouchers.store.ts";

export const VOUCHERS_KIND = "vouchers.make";

/** Vouchers that staff want to make. Ledger units of one of them. */
export interface WantedBatch {
  readonly brandId: bigint;
  readonly units: bigint;
  readonly currency: string;
  readonly count: number;
  readonly note: string;
  readonly expiresAt: Temporal.Instant;
  /** Idempotency key of the request. */
  readonly key: string;
  readonly staff: ActingStaff;
  /** What one person may make alone unless the brand sets its own limit. */
  readonly standard: AloneLimits;
}

/**
 * Makes a batch without codes, which come into being when it is exported. Where all of it together,
 * or the day's sum with it, is above what one person may move, it waits for a second one. Repeating
 * a key answers the same batch.
 */
export async function makeBatch(
  tx: Tx,
  wanted: WantedBatch,
): Promise<Result<VoucherBatch, "KEY_REUSED">> {
  const { staff, standard, ...batch } = wanted;
  const move = moveOf(newPublicId("vb"), wanted);
  const alone = await mayActAlone(tx, staff, move, standard);
  const made = await insertBatch(tx, {
    ...batch,
    publicId: move.subject,
    madeBy: staff.username,
    status: alone ? "READY" : "WAITING",
  });
  if (!made) {
    const earlier = await batchByKey(tx, wanted.key);
    const isSame =
      earlier?.units === wanted.units &&
      earlier.count === wanted.count &&
      earlier.brandId === wanted.brandId;
    return earlier && isSame ? ok(earlier) : refuse("KEY_REUSED");
  }
  if (alone) await noteAlone(tx, move);
  else await askApproval(tx, move);
  return ok(made);
}

/** All vouchers of a brand count as one receiver of money in the day's sums. */
function moveOf(
  subject: string,
  { brandId, units, currency, count, note, key, staff }: WantedBatch,
): MoneyMove {
  return {
    kind: VOUCHERS_KIND,
    brandId,
    subject,
    about: note,
    player: `vouchers:${brandId}`,
    units: units * BigInt(count),
    currency,
    payload: { units: units.toString(), count },
    reason: note,
    key,
    askedById: staff.id,
    askedBy: staff.username,
  };
}
