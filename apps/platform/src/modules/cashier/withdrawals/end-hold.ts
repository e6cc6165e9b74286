import type { Tx } from "@perya/postgres";
import { tellFact } from "../../facts/index.ts";
import { collectOwed, type Wallet } from "../../wallet/index.ts";
import { owedTaken, withdrawalEnded } from "../facts.ts";
import type { Leg } from "./legs/leg.ts";
import type { Standing } from "./legs/standing.ts";
import { walletKey, type Withdrawal } from "./withdrawal.ts";

/**
 * Ends a withdrawal of which nothing was paid: all that is held is the player's cash again, and so
 * is its fee, less what the player owes. Throws when the ledger disagrees: the hold must be there.
 */
export async function releaseHold(tx: Tx, wallet: Wallet, withdrawal: Withdrawal): Promise<void> {
  await takeFromHold(tx, wallet, withdrawal, "release");
  await returnFee(tx, wallet, withdrawal);
  await tellEnd(tx, withdrawal, { paid: 0n, returned: withdrawal.units });
}

/**
 * Takes a leg's part out of the hold: for good, so much of it as was received, or back to the
 * player's cash, less what the player owes. Ledger units. Throws when the ledger disagrees.
 */
export function endLegHold(
  tx: Tx,
  wallet: Wallet,
  withdrawal: Withdrawal,
  { n, holdOf }: Pick<Leg, "n" | "holdOf">,
  how: "release" | "capture",
  units: bigint,
): Promise<void> {
  return takeFromHold(tx, wallet, withdrawal, how, { key: `leg:${n}:${how}`, units, holdOf });
}

/**
 * Takes a leg's part out of the hold and as much of it as is owed from cash again, in one
 * transaction; what is above the debt stays cash. Answers what was taken, in ledger units. The
 * caller has locked the player's money and found a debt.
 */
export async function setOffLegHold(
  tx: Tx,
  wallet: Wallet,
  withdrawal: Withdrawal,
  { n, holdOf, units }: Pick<Leg, "n" | "holdOf" | "units">,
): Promise<bigint> {
  const part = { key: `leg:${n}:release`, units, holdOf } as const;
  const key = await endHold(tx, wallet, withdrawal, "release", part);
  const { player, publicId: reason } = withdrawal;
  return collectOwed(tx, wallet, { player, key: `${key}:owed`, reason, most: units });
}

/** A leg's part of a hold. */
interface HeldPart {
  readonly key: `leg:${number}:${"release" | "capture"}`;
  readonly units: bigint;
  readonly holdOf: number | null;
}

async function takeFromHold(
  tx: Tx,
  wallet: Wallet,
  withdrawal: Withdrawal,
  how: "release" | "capture",
  part?: HeldPart,
): Promise<void> {
  const key = await endHold(tx, wallet, withdrawal, how, part);
  if (how === "release") await takeOwed(tx, wallet, key, withdrawal);
}

/** Ends a hold or a part of it, and answers the key of the movement. */
async function endHold(
  tx: Tx,
  wallet: Wallet,
  withdrawal: Withdrawal,
  how: "release" | "capture",
  part?: HeldPart,
): Promise<string> {
  const { player, publicId } = withdrawal;
  const key = walletKey(withdrawal, part?.key ?? "release");
  const holdOf = part?.holdOf ?? null;
  const ended = await wallet.append(tx, [
    {
      kind: how,
      player,
      key,
      hold: walletKey(withdrawal, holdOf === null ? "hold" : `hold:${holdOf}`),
      reason: publicId,
      ...(part ? { units: part.units } : {}),
    },
  ]);
  if (!ended.ok) throw new Error(`Withdrawal ${publicId}: ${how} was refused: ${ended.refusal}`);
  if (ended.value[0]?.replayed) throw new Error(`Withdrawal ${publicId}: ${how} happened before`);
  return key;
}

/** What is owed is taken from money that is cash again, before it is played; its player is told. */
async function takeOwed(
  tx: Tx,
  wallet: Wallet,
  after: string,
  { player, publicId, currency }: Withdrawal,
): Promise<void> {
  const taken = { player, key: `${after}:owed`, reason: publicId };
  const units = await collectOwed(tx, wallet, taken);
  if (units > 0n) await tellFact(tx, owedTaken, { withdrawal: publicId, player, currency, units });
}

/**
 * Takes what came back at the bank of a leg that counted as paid from the house again, and holds it
 * for the player, under the name of that leg. Ledger units. Throws when the ledger disagrees.
 */
export async function holdReturned(
  tx: Tx,
  wallet: Wallet,
  withdrawal: Withdrawal,
  { n }: Pick<Leg, "n">,
  units: bigint,
): Promise<void> {
  const { player, publicId } = withdrawal;
  const of = { player, units, reason: publicId };
  const held = await wallet.append(tx, [
    { ...of, kind: "credit", key: walletKey(withdrawal, `leg:${n}:back`), contra: "payouts" },
    { ...of, kind: "hold", key: walletKey(withdrawal, `hold:${n}`) },
  ]);
  if (!held.ok) throw new Error(`Withdrawal ${publicId}: what came back stays: ${held.refusal}`);
  if (held.value.some(({ replayed }) => replayed))
    throw new Error(`Withdrawal ${publicId}: leg ${n} came back before`);
}

/** Tells that a withdrawal ended, and how much of it was paid or came back, in ledger units. */
export async function tellEnd(
  tx: Tx,
  withdrawal: Withdrawal,
  { paid, returned }: Pick<Standing, "paid" | "returned">,
): Promise<void> {
  const { publicId, player, brandId, currency } = withdrawal;
  await tellFact(tx, withdrawalEnded, {
    withdrawal: publicId,
    player,
    brand: brandId,
    currency,
    units: paid > 0n ? paid : returned,
    paid: paid > 0n,
  });
}

/**
 * Gives the fee back of a withdrawal of which nothing was paid, less what is owed. Throws when it
 * can't.
 */
export async function returnFee(tx: Tx, wallet: Wallet, withdrawal: Withdrawal): Promise<void> {
  const { player, publicId, feeUnits, unplayedFeeUnits: unplayed } = withdrawal;
  if (feeUnits === 0n) return;
  const key = walletKey(withdrawal, "fee-back");
  const of = { kind: "credit", player, reason: publicId } as const;
  const parts = [
    { ...of, key, units: feeUnits - unplayed, contra: "withdrawalFees" },
    { ...of, key: `${key}:unplayed`, units: unplayed, contra: "unplayed-fees" },
  ] as const;
  const back = await wallet.append(
    tx,
    parts.filter(({ units }) => units > 0n),
  );
  if (!back.ok) throw new Error(`Withdrawal ${publicId}: the fee stays: ${back.refusal}`);
  await takeOwed(tx, wallet, key, withdrawal);
}
