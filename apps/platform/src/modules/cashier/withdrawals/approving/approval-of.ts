import type { MoneyMove } from "../../../approvals/index.ts";
import type { ActingStaff } from "../../cashier.ts";
import type { Withdrawal } from "../withdrawal.ts";

export const APPROVE_KIND = "withdrawals.approve";

/** One person's approval of a withdrawal, as the request for a second one. */
export function approvalOf(
  { brandId, publicId, playerName, playerRef, units, currency }: Withdrawal,
  by: ActingStaff,
): MoneyMove {
  const asked = { askedById: by.id, askedBy: by.username, reason: null, key: null, payload: {} };
  return {
    ...asked,
    kind: APPROVE_KIND,
    brandId,
    subject: publicId,
    about: playerName,
    player: playerRef,
    units,
    currency,
  };
}
