import type { Tx } from "@perya/postgres";
import { refuse, type Result } from "@perya/result";
import type { AloneLimits } from "../../../approvals/index.ts";
import type { Wallet } from "../../../wallet/index.ts";
import { staffActor, type ActingStaff, type Actor, type Payer } from "../../cashier.ts";
import {
  approveDeposit,
  type ApproveDepositRefusal,
  type SeenPayer,
} from "../approving/approve-deposit.ts";
import type { Deposit } from "../deposit.ts";
import type { DepositLaws } from "../laws-of-deposits.ts";
import { depositByKey, lockDeposit, moveDeposit } from "../deposits.store.ts";
import { numberKey } from "./number-key.ts";
import { writeSeenDeposit } from "./write-seen-deposit.ts";
import { depositOfTransfer, lockTransfer, requestFor } from "./seen-transfers.store.ts";

/** A transfer that staff saw at the bank and know to be a player's. */
export interface SeenTransfer {
  readonly player: Payer;
  /** The amount that arrived and is credited, in ledger units. */
  readonly paidUnits: bigint;
  /** The bank's number of the transfer. */
  readonly reference: string;
  /** The name of the account that paid, where a statement or staff tell it. */
  readonly payer?: SeenPayer | undefined;
  readonly staff: ActingStaff;
  /** What one person may credit alone unless the brand sets its own limit. */
  readonly standard: AloneLimits;
  readonly laws: DepositLaws;
}

/**
 * Credits a transfer that came without a slip, or without any request. It is matched to the
 * player's request for exactly this amount; where there is none, a deposit is written for it. It is
 * then credited like any other transfer. Recording the same again, however its number is typed,
 * returns the same deposit. What may not be credited is written all the same, and waits to be sent
 * back.
 */
export async function recordTransfer(
  tx: Tx,
  wallet: Wallet,
  seen: SeenTransfer,
): Promise<Result<Deposit, ApproveDepositRefusal>> {
  const { player, paidUnits, reference, payer, staff, standard, laws } = seen;
  await lockTransfer(tx, reference);
  const credited = await depositOfTransfer(tx, reference);
  if (credited && credited.player !== player.id) return refuse("REFERENCE_USED");
  const publicId =
    credited?.publicId ??
    (await requestFor(tx, player.id, paidUnits)) ??
    (await writeDeposit(tx, seen));
  return approveDeposit(tx, wallet, {
    publicId,
    paidUnits,
    reference,
    payer,
    staff,
    standard,
    laws,
  });
}

/**
 * A deposit for an unrequested transfer, or the one a colleague already created for it. Its public
 * id.
 */
async function writeDeposit(
  tx: Tx,
  { player, paidUnits, reference, staff }: SeenTransfer,
): Promise<string> {
  const key = `bank:${numberKey(reference)}`;
  const earlier = await depositByKey(tx, player.id, key);
  if (earlier) return (await reopened(tx, earlier, staffActor(staff))).publicId;
  const written = { player, method: "bank-transfer", units: paidUnits, key } as const;
  return (await writeSeenDeposit(tx, written, staffActor(staff))).publicId;
}

/** A transfer that was refused and is seen at the bank again is decided again. */
async function reopened(tx: Tx, { publicId }: Deposit, actor: Actor): Promise<Deposit> {
  const earlier = await lockDeposit(tx, publicId, {});
  if (!earlier) throw new Error(`Deposit ${publicId} is gone`);
  if (earlier.status !== "REJECTED") return earlier;
  const late = await moveDeposit(tx, earlier, "LATE_PAID", actor, { reason: "Seen at the bank" });
  return moveDeposit(tx, late, "REVIEW", actor);
}
