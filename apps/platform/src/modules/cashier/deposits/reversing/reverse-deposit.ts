import type { Tx } from "@perya/postgres";
import { tellFact } from "../../../facts/index.ts";
import { cancelRequirement } from "../../../wagering/index.ts";
import type { Wallet } from "../../../wallet/index.ts";
import type { Actor } from "../../cashier.ts";
import { depositReversed } from "../../facts.ts";
import { lockPlayer } from "../../players.store.ts";
import type { Deposit } from "../deposit.ts";
import { moveDeposit } from "../deposits.store.ts";

/**
 * Undoes a credited deposit whose money was taken back from the house. Its fee is given back first;
 * then all that was paid is taken from cash, and what is not there is owed: the player can't
 * withdraw until it is settled. Nothing of it has to be played any more. Throws when the ledger
 * refuses, because then the state and the ledger disagree.
 */
export async function reverseDeposit(
  tx: Tx,
  wallet: Wallet,
  deposit: Deposit,
  actor: Actor,
  reason: string,
): Promise<Deposit> {
  const { publicId, player, paidUnits, feeUnits, brandId: brand, currency, method } = deposit;
  if (paidUnits === null) throw new Error(`Deposit ${publicId} has no payment to take back`);
  const reversed = await moveDeposit(tx, deposit, "REVERSED", actor, { reason });
  await lockPlayer(tx, player);
  await cancelRequirement(tx, "DEPOSIT", publicId, reason);
  const said = { player, reason: publicId };
  const fee = feeUnits ?? 0n;
  const moved = await wallet.append(tx, [
    ...(fee > 0n ? [feeBack(publicId, fee, said)] : []),
    { kind: "reverse", key: `reverse:${publicId}`, units: paidUnits, contra: "deposits", ...said },
  ]);
  if (!moved.ok) throw new Error(`Deposit ${publicId} could not be reversed: ${moved.refusal}`);
  await tellFact(tx, depositReversed, {
    deposit: publicId,
    player,
    brand,
    currency,
    units: paidUnits,
    method,
  });
  return reversed;
}

function feeBack(of: string, units: bigint, said: { player: bigint; reason: string }) {
  const key = `fee-back:${of}`;
  return { kind: "credit", key, units, contra: "deposit-fees", ...said } as const;
}
