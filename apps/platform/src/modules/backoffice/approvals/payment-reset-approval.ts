import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { askChange, type ApprovalKind } from "../../approvals/index.ts";
import { recordAudit } from "../../audit/index.ts";
import { passwordsSetOf, resetPaymentPassword } from "../../identity/index.ts";
import { playerByPublicId, type Player } from "../../players/index.ts";
import type { StaffSignedIn } from "../../staff/index.ts";

const KIND = "player.payment-reset";
const TITLE = "Payment password reset";

export const PAYMENT_RESET_REFUSALS = {
  NO_PAYMENT_PASSWORD: [409, "This player has no payment password."],
  ASKED_ALREADY: [
    409,
    "A reset of this player's payment password is already waiting for a second person.",
  ],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

/**
 * Requests the removal of a player's payment password; a second person must approve. Returns the
 * request's public id.
 */
export async function askPaymentReset(
  tx: Tx,
  staff: StaffSignedIn,
  player: Player,
  reason: string,
): Promise<Result<string, keyof typeof PAYMENT_RESET_REFUSALS>> {
  if (!(await passwordsSetOf(tx, player.id)).payment) return refuse("NO_PAYMENT_PASSWORD");
  const { publicId: subject, username: about, brandId } = player;
  return askChange(tx, staff, { kind: KIND, subject, about, brandId, payload: {}, reason }, {});
}

/**
 * The removal of a payment password: without one, the login password alone would move the player's
 * money, so two people decide.
 */
export const paymentResetApproval: ApprovalKind = {
  kind: KIND,
  title: TITLE,
  permission: "players.password",
  refusals: { NO_PAYMENT_PASSWORD: PAYMENT_RESET_REFUSALS.NO_PAYMENT_PASSWORD },
  details: () => [
    {
      label: "Effect",
      value:
        "The payment password is removed; the player sets a new one at the next sign-in. " +
        "Withdrawals wait 24 hours.",
    },
  ],
  carryOut: async ({ tx, approval, by }) => {
    const player = await playerByPublicId(tx, approval.subject);
    if (!player) throw new Error(`The player of ${approval.publicId} is gone`);
    const reset = await resetPaymentPassword(tx, player);
    if (!reset.ok) return reset;
    const actor = `${approval.askedBy} and ${by.username}`;
    const { publicId: subject, brandId } = player;
    await recordAudit(tx, {
      actor,
      action: "player.payment-reset",
      subject,
      brandId,
      reason: approval.reason ?? undefined,
    });
    return ok(undefined);
  },
};
