import type { Tx } from "@perya/postgres";
import { endRequests } from "../../approvals/index.ts";
import { tellFact } from "../../facts/index.ts";
import type { Actor } from "../cashier.ts";
import { depositSucceeded } from "../facts.ts";
import { lockPlayer, markFirstDeposit } from "../players.store.ts";
import type { StepNote } from "../steps.store.ts";
import { clearWipedOut, requirePlay, wipedOutBelow } from "../../wagering/index.ts";
import { collectOwed, type Wallet } from "../../wallet/index.ts";
import { RETURN_KIND } from "./approving/return-request.ts";
import { feeUnitsOf, type Deposit } from "./deposit.ts";
import { moveDeposit, setFee } from "./deposits.store.ts";
import type { PromotionPort } from "./promotions/promotion-port.ts";

/** Who credits a deposit, and what hears of it in the same transaction. */
interface CreditedBy {
  readonly actor: Actor;
  readonly promotions: Pick<PromotionPort, "credited">;
  readonly note?: StepNote;
}

/**
 * Completes a paid deposit: the state, the credit, its fee and the wagering requirement, in one
 * transaction. Credits the amount paid, not the amount requested; the fee is taken from it as a
 * movement of its own, and only what is left has to be played; what a player who had nothing left
 * still had to play is over. Throws when the ledger already has
 * the payment, because then the state and the ledger disagree.
 */
export async function creditDeposit(
  tx: Tx,
  wallet: Wallet,
  deposit: Deposit,
  by: CreditedBy,
): Promise<Deposit> {
  const { actor, promotions, note = {} } = by;
  const { player, paidUnits, providerTxn, method, publicId, brandId, currency } = deposit;
  if (paidUnits === null || providerTxn === null)
    throw new Error(`Deposit ${publicId} has no payment to credit`);
  if (deposit.paidCurrency !== deposit.currency)
    throw new Error(`Deposit ${publicId} was paid in ${deposit.paidCurrency}`);
  const fee = feeUnitsOf(deposit);
  const charged = await setFee(tx, deposit, fee);
  const succeeded = await moveDeposit(tx, charged, "SUCCEEDED", actor, note);
  await lockPlayer(tx, player);
  const isFirst = await markFirstDeposit(tx, player);
  await clearWipedOut(tx, player, await wipedOutBelow(tx, brandId));
  const principal = paidUnits - fee;
  const once = { source: "DEPOSIT", key: publicId, principal, required: principal } as const;
  if (principal > 0n) await requirePlay(tx, wallet, { player, brandId, ...once });
  const key = `deposit:${method}:${providerTxn}`;
  const said = { player, reason: publicId };
  const credited = await wallet.append(tx, [
    { kind: "deposit", key, units: paidUnits, ...said },
    ...(fee > 0n ? [feeCharged(key, fee, said)] : []),
  ]);
  if (!credited.ok)
    throw new Error(`Deposit ${publicId} could not be credited: ${credited.refusal}`);
  if (credited.value[0]?.replayed)
    throw new Error(`Deposit ${publicId}: payment ${key} is credited already`);
  // What an earlier reversal left to be owed is taken from what is credited, as far as it goes.
  const owed = { key: `settle:${publicId}`, most: paidUnits - fee, ...said };
  await collectOwed(tx, wallet, owed);
  if (principal > 0n)
    await promotions.credited(tx, wallet, {
      publicId,
      player,
      method,
      units: principal,
      isFirst,
      chosen: deposit.promotion,
    });
  await endRequests(tx, { kind: RETURN_KIND, subject: publicId }, "The deposit was credited");
  await tellFact(tx, depositSucceeded, {
    deposit: publicId,
    player,
    brand: brandId,
    currency,
    units: paidUnits,
    fee,
    method,
    ...(deposit.promotion === null ? {} : { promotion: deposit.promotion }),
  });
  return succeeded;
}

function feeCharged(of: string, units: bigint, said: { player: bigint; reason: string }) {
  return { kind: "debit", key: `fee:${of}`, units, contra: "deposit-fees", ...said } as const;
}
