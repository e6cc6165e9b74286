import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { Platform } from "../../../platform.ts";
import {
  askOnce,
  endRequests,
  mayActAlone,
  noteAlone,
  sameLimits,
  type MoneyMove,
} from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { playerById } from "../../players/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";
import type { StoredBill } from "../billing/bill.ts";
import { lockBill } from "../billing/bills.store.ts";
import { updateDecided } from "./decided.store.ts";

export const PAY_KIND = "contracts.bill";
export const REVERSE_KIND = "contracts.reverse";

/** Why a bill cannot be decided. */
export type ReviewRefusal = "NOT_FOUND" | "WRONG_STATE" | "ASKED_ALREADY";

/** Who decides what of a bill. */
interface Reviewing {
  readonly id: string;
  readonly decision: "approve" | "reject" | "reverse";
  readonly reason: string;
}

/** A bill that staff of a brand, or of the house, may decide; held until the transaction ends. */
export async function heldFor(
  tx: Tx,
  id: string,
  brandId: bigint | null,
): Promise<StoredBill | undefined> {
  const bill = await lockBill(tx, id);
  return bill && (brandId === null || bill.brandId === brandId) ? bill : undefined;
}

/**
 * Decides a bill: one that waits for review is to be paid or rejected, and one that was paid is
 * taken back. An amount beyond what one person may move waits for a second one, and taking back
 * always does.
 */
export async function reviewBill(
  { config }: Platform,
  tx: Tx,
  staff: StaffSignedIn,
  { id, decision, reason }: Reviewing,
): Promise<Result<"DONE" | "WAITING", ReviewRefusal>> {
  const bill = await heldFor(tx, id, staff.brandId);
  if (!bill) return refuse("NOT_FOUND");
  const needed = decision === "reverse" ? "PAID" : "PENDING_REVIEW";
  if (bill.state !== needed) return refuse("WRONG_STATE");
  if (decision === "reject") {
    await endRequests(tx, { kind: PAY_KIND, subject: bill.publicId }, "The bill is rejected");
    await decideBill(tx, bill, { state: "REJECTED", by: staff.username, reason });
    return ok("DONE");
  }
  const move = await moveOf(tx, staff, bill, { kind: KIND_OF[decision], reason });
  const isAlone =
    decision === "approve" &&
    (await mayActAlone(tx, staff, move, sameLimits(config.twoPersonAbove)));
  if (!isAlone) {
    const asked = await askOnce(tx, move);
    return asked.ok ? ok("WAITING") : asked;
  }
  await decideBill(tx, bill, { state: "PAYABLE", by: staff.username, reason });
  await noteAlone(tx, move);
  return ok("DONE");
}

const KIND_OF = { approve: PAY_KIND, reverse: REVERSE_KIND } as const;

/** Writes a decision, and who made it. */
export async function decideBill(
  tx: Tx,
  bill: StoredBill,
  to: { readonly state: "PAYABLE" | "REJECTED" | "REVERSED"; by: string; reason: string },
): Promise<void> {
  await updateDecided(tx, bill.id, to);
  await recordAudit(tx, {
    actor: to.by,
    action: "agentBill.decide",
    subject: bill.publicId,
    brandId: bill.brandId,
    reason: to.reason,
    before: { state: bill.state },
    after: { state: to.state },
  });
}

async function moveOf(
  tx: Tx,
  { id: askedById, username: askedBy }: StaffSignedIn,
  { publicId: subject, brandId, player: agent, payable: units, currency }: StoredBill,
  { kind, reason }: { readonly kind: string; readonly reason: string },
): Promise<MoneyMove> {
  const player = await playerById(tx, agent);
  if (!player) throw new Error(`The agent of ${subject} is missing`);
  const { username: about, publicId } = player;
  const asked = { askedById, askedBy, reason, key: null, payload: {} };
  return { ...asked, kind, brandId, subject, about, player: publicId, units, currency };
}
