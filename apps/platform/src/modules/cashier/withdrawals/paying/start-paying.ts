import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { currentSection } from "../../../settings/index.ts";
import type { Wallet } from "../../../wallet/index.ts";
import { staffActor, type ActingStaff } from "../../cashier.ts";
import { isWhole } from "../../is-whole.ts";
import { insertLeg } from "../legs/legs.store.ts";
import { setOffOwed } from "../legs/set-off-owed.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { refusePayer, type PayerRefusal } from "./refuse-payer.ts";
import { lockWithdrawal, moveWithdrawal } from "../withdrawals.store.ts";

export type StartPayingRefusal =
  | "NOT_FOUND"
  | "WRONG_STATE"
  | PayerRefusal
  | "LEGS_DIFFER"
  | "TOO_MANY_LEGS";

/** How a withdrawal is paid. */
export interface Payment {
  readonly publicId: string;
  /** Ledger units of each leg; undefined for one leg of all. */
  readonly legs: readonly bigint[] | undefined;
  readonly staff: ActingStaff;
}

/**
 * Begins to pay an approved withdrawal in legs that come to its amount; who started or approved it
 * may not. What its player owes by now is taken from the legs first.
 */
export async function startPaying(
  tx: Tx,
  wallet: Wallet,
  { publicId, legs, staff }: Payment,
): Promise<Result<Withdrawal, StartPayingRefusal | "LEG_NOT_WHOLE">> {
  const withdrawal = await lockWithdrawal(tx, publicId, { brandId: staff.brandId });
  if (!withdrawal) return refuse("NOT_FOUND");
  if (withdrawal.status !== "APPROVED") return refuse("WRONG_STATE");
  const refused = await refusePayer(tx, withdrawal, staff);
  if (refused) return refused;
  const parts = legs ?? [withdrawal.units];
  const { legsMax } = await currentSection(tx, withdrawal.brandId, "payouts");
  if (parts.length > legsMax) return refuse("TOO_MANY_LEGS");
  const isAll = parts.reduce((sum, units) => sum + units, 0n) === withdrawal.units;
  if (!isAll || parts.some((units) => units <= 0n)) return refuse("LEGS_DIFFER");
  if (legs?.some((units) => !isWhole(units, withdrawal))) return refuse("LEG_NOT_WHOLE");
  const actor = staffActor(staff);
  for (const units of parts) await insertLeg(tx, withdrawal, units, actor);
  const paying = await moveWithdrawal(tx, withdrawal, "PAYING", actor);
  // A win may have been rolled back since the approval.
  return ok((await setOffOwed(tx, wallet, paying)) ?? paying);
}
