import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import {
  askApproval,
  mayActAlone,
  noteAlone,
  openApprovalFor,
  type AloneLimits,
  type MoneyMove,
} from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { carryOut, otherSideOf, type SettleRefusal, type Wanted } from "./carry-out.ts";
import { isArrival, type Difference } from "./difference.ts";
import { uploaderOf } from "./ends.store.ts";
import { holdDifference } from "./hold-difference.ts";

export const SETTLE_KIND = "reconciliation.settle";

/** A member of staff who settles; null for the house's. */
export interface SettlingStaff {
  readonly id: bigint;
  readonly brandId: bigint | null;
  readonly username: string;
  /** Whether they count as a second person yet. */
  readonly trusted: boolean;
}

/**
 * Settles a difference with a reason, as the other side of another, or as sent back. What stays
 * different counts towards what one person may move alone, at once and in the day's sum, and that
 * of those who uploaded the statement as well. Above that it waits for a second person.
 */
export async function settleDifference(
  tx: Tx,
  publicId: string,
  wanted: Wanted,
  staff: SettlingStaff,
  standard: AloneLimits,
): Promise<Result<{ readonly waits: boolean }, SettleRefusal | "ASKED_ALREADY">> {
  const difference = await holdDifference(tx, publicId, staff.brandId);
  if (!difference) return refuse("NOT_FOUND");
  if (difference.state !== "OPEN") return refuse("WRONG_STATE");
  if (await openApprovalFor(tx, SETTLE_KIND, publicId)) return refuse("ASKED_ALREADY");
  if (wanted.returned !== undefined && !isArrival(difference)) return refuse("NOT_AN_ARRIVAL");
  const left = await leftOf(tx, difference, wanted.other, staff);
  if (!left.ok) return left;
  const move = moveOf(difference, left.value, wanted, staff);
  const isFree = move === undefined;
  if (!isFree && !(await mayActAlone(tx, staff, move, standard))) {
    await askApproval(tx, move);
    await note(tx, difference, wanted, staff, "reconciliation.ask");
    return ok({ waits: true });
  }
  const settled = await carryOut(tx, difference, wanted, staff.username);
  if (!settled.ok) return settled;
  if (!isFree) await noteAlone(tx, move);
  await note(tx, difference, wanted, staff, "reconciliation.settle");
  return ok({ waits: false });
}

/**
 * What stays different, in ledger units: all of it where the line was uploaded by the one who links
 * it, whose word alone it is.
 */
async function leftOf(
  tx: Tx,
  difference: Difference,
  otherId: string | undefined,
  { username }: SettlingStaff,
): Promise<Result<bigint, SettleRefusal>> {
  if (otherId === undefined) return ok(difference.units);
  const other = await otherSideOf(tx, difference, otherId);
  if (!other.ok) return other;
  const line = difference.line ?? other.value.line;
  if (line !== null && (await uploaderOf(tx, line)) === username)
    return ok(difference.units > other.value.units ? difference.units : other.value.units);
  const left = difference.units - other.value.units;
  return ok(left < 0n ? -left : left);
}

/**
 * What settling a difference moves of so many ledger units. Undefined for what is about no money: a
 * pair of equal amounts, a day without a statement.
 */
export function moveOf(
  { publicId, brandId, provider, number, player, playerRef, currency }: Difference,
  units: bigint,
  { reason, other, returned }: Wanted,
  { id: askedById, username: askedBy }: SettlingStaff,
): MoneyMove | undefined {
  if (currency === null || units === 0n) return undefined;
  return {
    kind: SETTLE_KIND,
    subject: publicId,
    about: `${provider} ${number ?? player ?? ""}`.trim(),
    player: playerRef ?? publicId,
    brandId,
    units,
    currency,
    reason,
    askedById,
    askedBy,
    payload: { other: other ?? null, returned: returned ?? null },
    key: null,
  };
}

function note(
  tx: Tx,
  { publicId: subject, brandId, kind, units }: Difference,
  wanted: Wanted,
  { username: actor }: SettlingStaff,
  action: string,
): Promise<void> {
  const { reason, other, returned } = wanted;
  const how = { ...(other ? { other } : {}), ...(returned ? { returned } : {}) };
  const after = { kind, units: units.toString(), reason, ...how };
  return recordAudit(tx, { actor, action, subject, brandId, after });
}
