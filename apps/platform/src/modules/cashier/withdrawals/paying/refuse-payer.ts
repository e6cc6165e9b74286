import type { Tx } from "@perya/postgres";
import { refuse, type Refused } from "@perya/result";
import type { ActingStaff } from "../../cashier.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { selectApprovers } from "../withdrawals.store.ts";

/** Why a person may take no step of paying: they had a hand in it before. */
export type PayerRefusal = "STARTED_BY_YOU" | "APPROVED_BY_YOU";

/** Who started or approved a withdrawal does not pay it; undefined for anyone else. */
export async function refusePayer(
  tx: Tx,
  { id, startedBy }: Pick<Withdrawal, "id" | "startedBy">,
  staff: ActingStaff,
): Promise<Refused<PayerRefusal> | undefined> {
  if (startedBy === staff.id) return refuse("STARTED_BY_YOU");
  const approvers = await selectApprovers(tx, id);
  return approvers.includes(staff.id) ? refuse("APPROVED_BY_YOU") : undefined;
}
