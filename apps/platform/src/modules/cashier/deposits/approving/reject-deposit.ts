import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { rejectRequests } from "../../../approvals/index.ts";
import { tellFact } from "../../../facts/index.ts";
import { staffActor, type ActingStaff } from "../../cashier.ts";
import { depositRefused } from "../../facts.ts";
import type { Deposit } from "../deposit.ts";
import { CREDIT_KIND } from "./deposit-approval.ts";
import { RETURN_KIND } from "./return-request.ts";
import { lockDeposit, moveDeposit } from "../deposits.store.ts";

/**
 * Staff refuse a deposit that waits for them. Any payment is returned outside the platform. A
 * colleague who had seen it reads why.
 */
export async function rejectDeposit(
  tx: Tx,
  publicId: string,
  reason: string,
  staff: ActingStaff,
): Promise<Result<Deposit, "NOT_FOUND" | "WRONG_STATE">> {
  const deposit = await lockDeposit(tx, publicId, { brandId: staff.brandId });
  if (!deposit) return refuse("NOT_FOUND");
  if (deposit.status !== "SUBMITTED" && deposit.status !== "REVIEW") return refuse("WRONG_STATE");
  const rejected = await moveDeposit(tx, deposit, "REJECTED", staffActor(staff), { reason });
  const { player, currency, units } = deposit;
  const told = { deposit: publicId, player, currency, units, sentBack: false };
  await tellFact(tx, depositRefused, told);
  for (const kind of [CREDIT_KIND, RETURN_KIND])
    await rejectRequests(tx, { kind, subject: publicId }, staff, reason);
  return ok(rejected);
}
