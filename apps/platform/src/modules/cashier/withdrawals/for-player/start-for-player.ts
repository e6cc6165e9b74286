import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { recordAudit } from "../../../audit/index.ts";
import { tellFact } from "../../../facts/index.ts";
import { loginBarredUntil } from "../../../identity/index.ts";
import type { Wallet } from "../../../wallet/index.ts";
import type { ActingStaff } from "../../cashier.ts";
import { withdrawalStarted } from "../../facts.ts";
import { lockPlayer } from "../../players.store.ts";
import {
  requestWithdrawal,
  type RequestWithdrawalRefusal,
  type WithdrawalRequest,
} from "../request-withdrawal.ts";
import type { ReviewOf } from "../review-of.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { withdrawalByKey } from "../withdrawals.store.ts";

/** A withdrawal that staff start, and why. */
export interface Start extends WithdrawalRequest {
  readonly startedBy: ActingStaff;
  readonly reason: string;
}

export type StartForPlayerRefusal = RequestWithdrawalRefusal | "MAY_SIGN_IN";

/**
 * Staff start a withdrawal for a player whom the law forbids to sign in: all that a player's own
 * request needs, but for the password. The player is told. Repeating a key answers the same one.
 */
export async function startForPlayer(
  tx: Tx,
  wallet: Wallet,
  start: Start,
  reviewOf: ReviewOf,
): Promise<Result<Withdrawal, StartForPlayerRefusal | "AMOUNT_NOT_WHOLE">> {
  const { player, key, startedBy, reason } = start;
  await lockPlayer(tx, player.id);
  const again = (await withdrawalByKey(tx, player.id, key)) !== undefined;
  if (!again && (await loginBarredUntil(tx, player.id)) === null) return refuse("MAY_SIGN_IN");
  const made = await requestWithdrawal(tx, wallet, start, reviewOf);
  if (!made.ok || again) return made;
  const { publicId, brandId, units, feeUnits, currency, status } = made.value;
  await recordAudit(tx, {
    actor: startedBy.username,
    action: "withdrawal.start",
    subject: publicId,
    brandId,
    reason,
    after: {
      status,
      player: player.publicId,
      amount: units.toString(),
      fee: feeUnits.toString(),
      bankAccount: start.bankAccount,
    },
  });
  await tellFact(tx, withdrawalStarted, {
    withdrawal: publicId,
    player: player.id,
    units,
    currency,
  });
  return ok(made.value);
}
