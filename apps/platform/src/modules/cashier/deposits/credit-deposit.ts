import type { Tx } from "@perya/postgres";
import { tellFact } from "../../facts/index.ts";
import type { Actor } from "../cashier.ts";
import { depositSucceeded } from "../facts.ts";
import { lockPlayer, markFirstDeposit } from "../players.store.ts";
import type { StepNote } from "../steps.store.ts";
import { insertRequirement } from "../wagering/wagering.store.ts";
import type { Wallet } from "../../wallet/index.ts";
import type { Deposit } from "./deposit.ts";
import { moveDeposit } from "./deposits.store.ts";

/**
 * Completes a paid deposit: the state, the credit and the wagering requirement, in one transaction.
 * Credits the amount paid, not the amount requested. Throws when the ledger already has the
 * payment, because then the state and the ledger disagree.
 */
export async function creditDeposit(
  tx: Tx,
  wallet: Wallet,
  deposit: Deposit,
  actor: Actor,
  note: StepNote = {},
): Promise<Deposit> {
  const { player, paidUnits, providerTxn, method, publicId, brandId, currency } = deposit;
  if (paidUnits === null || providerTxn === null)
    throw new Error(`Deposit ${publicId} has no payment to credit`);
  if (deposit.paidCurrency !== deposit.currency)
    throw new Error(`Deposit ${publicId} was paid in ${deposit.paidCurrency}`);
  const succeeded = await moveDeposit(tx, deposit, "SUCCEEDED", actor, note);
  await lockPlayer(tx, player);
  await markFirstDeposit(tx, player);
  await insertRequirement(tx, deposit.id, player, paidUnits);
  const key = `deposit:${method}:${providerTxn}`;
  const credited = await wallet.append(tx, [
    { kind: "deposit", player, key, units: paidUnits, reason: publicId },
  ]);
  if (!credited.ok)
    throw new Error(`Deposit ${publicId} could not be credited: ${credited.refusal}`);
  if (credited.value[0]?.replayed)
    throw new Error(`Deposit ${publicId}: payment ${key} is credited already`);
  await tellFact(tx, depositSucceeded, {
    deposit: publicId,
    player,
    brand: brandId,
    currency,
    units: paidUnits,
    method,
  });
  return succeeded;
}
