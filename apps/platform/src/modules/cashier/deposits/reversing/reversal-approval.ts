import { ok, refuse } from "@perya/result";
import { z } from "zod";
import type { ApprovalKind, MoneyMove } from "../../../approvals/index.ts";
import { recordAudit } from "../../../audit/index.ts";
import { staffActor, type ActingStaff } from "../../cashier.ts";
import { refusalTable } from "../../refusals.ts";
import { feeUnitsOf, type Deposit } from "../deposit.ts";
import { lockDeposit } from "../deposits.store.ts";
import { publishDeposit } from "../publish-deposit.ts";
import { reverseDeposit } from "./reverse-deposit.ts";

const REVERSE_KIND = "deposits.reverse";

const payload = z.object({ reference: z.string() });

/** A charge-back that one person saw, as the request for a second one. */
export function reversalOf(
  deposit: Deposit,
  reference: string,
  { id: askedById, username: askedBy }: ActingStaff,
): MoneyMove {
  const { brandId, publicId: subject, playerName: about, playerRef: player, currency } = deposit;
  const asked = { askedById, askedBy, reason: null, key: null, payload: { reference } };
  const units = (deposit.paidUnits ?? deposit.units) - feeUnitsOf(deposit);
  return { ...asked, kind: REVERSE_KIND, brandId, subject, about, player, units, currency };
}

/** A credited deposit that is taken back: always by two people. */
export const reversalApproval: ApprovalKind = {
  kind: REVERSE_KIND,
  title: "Deposit to reverse",
  permission: "deposits.decide",
  figures: "CONFIRMED",
  refusals: refusalTable({ NOT_FOUND: true, WRONG_STATE: true }),
  details: (approval) => [
    { label: "Number of the charge-back", value: payload.parse(approval.payload).reference },
  ],
  hold: async (tx, { subject, brandId }) => void (await lockDeposit(tx, subject, { brandId })),
  carryOut: async ({ platform, tx, approval, by }) => {
    const { subject, brandId, askedBy } = approval;
    const deposit = await lockDeposit(tx, subject, { brandId });
    if (!deposit) return refuse("NOT_FOUND");
    if (deposit.status !== "SUCCEEDED") return refuse("WRONG_STATE");
    const reason = approval.reason ?? "Charge-back";
    const reversed = await reverseDeposit(tx, platform.wallet, deposit, staffActor(by), reason);
    const done = { actor: by.username, action: "deposit.reverse", subject, brandId, reason };
    await recordAudit(tx, {
      ...done,
      before: { status: deposit.status },
      after: { status: reversed.status, askedBy },
    });
    return ok(() => publishDeposit(platform, reversed));
  },
};
