import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../../audit/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import type { Wallet } from "../../wallet/index.ts";
import { holdRecords } from "../playing/records.store.ts";
import { findSetAside, noteClosed, waitingOf, type SetAside } from "../playing/set-aside.store.ts";
import { tryAgain } from "../playing/try-again.ts";

export const RECORD_REFUSALS = {
  NOT_FOUND: [404, "There is no such record."],
  NOT_WAITING: [409, "This record is booked or closed already."],
  RECORDS_BUSY: [409, "Records of this vendor are being booked. Please try again in a moment."],
} as const;
type RecordRefusal = keyof typeof RECORD_REFUSALS;

/** Which record staff act on, and in whose name. */
interface Asked {
  readonly staff: StaffSignedIn;
  readonly id: bigint;
}

/** Tries to book a record that waits, and everything else that waits of its round. */
export async function retryRecord(
  tx: Tx,
  wallet: Wallet,
  { staff, id }: Asked,
): Promise<Result<SetAside, RecordRefusal>> {
  const found = await lockWaiting(tx, { staff, id });
  if (!found.ok) return found;
  await tryAgain(tx, wallet, found.value.vendor, await roundOf(tx, found.value));
  const after = (await findSetAside(tx, id, staff.brandId, false)) ?? found.value;
  await audit(tx, staff, "vendor-record.retry", after);
  return ok(after);
}

/**
 * Closes a record that will never be booked, with the reason, and tries what waited behind it. No
 * money moves: what the record says that was played stays a difference between the vendor and us.
 */
export async function closeRecord(
  tx: Tx,
  wallet: Wallet,
  { staff, id, reason }: Asked & { readonly reason: string },
): Promise<Result<SetAside, RecordRefusal>> {
  const found = await lockWaiting(tx, { staff, id });
  if (!found.ok) return found;
  await noteClosed(tx, id);
  const behind = await roundOf(tx, found.value);
  await tryAgain(
    tx,
    wallet,
    found.value.vendor,
    behind.filter((row) => row.id !== id),
  );
  const after = (await findSetAside(tx, id, staff.brandId, false)) ?? found.value;
  await audit(tx, staff, "vendor-record.close", after, reason);
  return ok(after);
}

async function lockWaiting(tx: Tx, { staff, id }: Asked): Promise<Result<SetAside, RecordRefusal>> {
  const found = await findSetAside(tx, id, staff.brandId, false);
  if (!found) return refuse("NOT_FOUND");
  // Before the row: that is the order of who books a page.
  if (!(await holdRecords(tx, found.vendor))) return refuse("RECORDS_BUSY");
  const locked = await findSetAside(tx, id, staff.brandId, true);
  return locked?.status === "WAITING" ? ok(locked) : refuse("NOT_WAITING");
}

async function roundOf(tx: Tx, record: SetAside): Promise<readonly SetAside[]> {
  return record.round === null ? [record] : waitingOf(tx, record.vendor, [record.round]);
}

async function audit(
  tx: Tx,
  staff: StaffSignedIn,
  action: string,
  { id, brandId, transaction, status, why }: SetAside,
  reason?: string,
): Promise<void> {
  await recordAudit(tx, {
    actor: staff.username,
    action,
    subject: `vr_${id}`,
    brandId,
    after: { transaction, status, why },
    reason,
  });
}
