import { formatMoney } from "@perya/money";
import { ok } from "@perya/result";
import { z } from "zod";
import type { ApprovalKind, Deciding, MoneyMove } from "../../../approvals/index.ts";
import type { ActingStaff } from "../../cashier.ts";
import type { Deposit } from "../deposit.ts";
import { deleteSighting } from "./deposit-approvals.store.ts";
import { lockDeposit } from "../deposits.store.ts";

export const CREDIT_KIND = "deposits.credit";

const payload = z.object({ paid: z.string(), reference: z.string() });

/**
 * What one person saw at the bank of a deposit, as the request to credit it. Amount in ledger
 * units.
 */
export function creditOf(
  { brandId, publicId, playerName, playerRef, currency }: Deposit,
  paidUnits: bigint,
  reference: string,
  by: ActingStaff,
): MoneyMove {
  const asked = {
    askedById: by.id,
    askedBy: by.username,
    reason: null,
    key: null,
    payload: { paid: paidUnits.toString(), reference },
  };
  return {
    ...asked,
    kind: CREDIT_KIND,
    brandId,
    subject: publicId,
    about: playerName,
    player: playerRef,
    units: paidUnits,
    currency,
  };
}

/**
 * A deposit that one person saw at the bank. The second one types what they saw on the deposit's
 * page.
 */
export const depositApproval: ApprovalKind = {
  kind: CREDIT_KIND,
  title: "Deposit to credit",
  permission: "deposits.decide",
  figures: "TYPED",
  refusals: {},
  details: (approval) => {
    const { paid, reference } = payload.parse(approval.payload);
    const amount = formatMoney({ units: BigInt(paid), currency: approval.currency ?? "" });
    return [
      { label: "Arrived", value: amount },
      { label: "Bank reference", value: reference },
    ];
  },
  hold: async (tx, { subject, brandId }) => void (await lockDeposit(tx, subject, { brandId })),
  carryOut: ({ approval }) => {
    throw new Error(`${approval.publicId} is credited by figures that a second person types`);
  },
  reject: forget,
  takeBack: forget,
};

/** The person's figures are removed from the deposit. */
async function forget({ tx, approval: { subject, brandId, askedById } }: Deciding) {
  const deposit = await lockDeposit(tx, subject, { brandId });
  if (deposit) await deleteSighting(tx, deposit.id, askedById);
  return ok(undefined);
}
