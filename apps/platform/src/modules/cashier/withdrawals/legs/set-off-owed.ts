import { fromMinor, roundDownToMinor } from "@perya/money";
import type { Tx } from "@perya/postgres";
import { tellFact } from "../../../facts/index.ts";
import { lockMoney, type Wallet } from "../../../wallet/index.ts";
import { owedSetOff } from "../../facts.ts";
import { returnFee, setOffLegHold } from "../end-hold.ts";
import { openOrderOf } from "../orders/orders.store.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { followLegs } from "./follow-legs.ts";
import { waitsToBePaid, type Leg } from "./leg.ts";
import { endLegRequests } from "./leg-requests.ts";
import { insertLeg, moveLeg, selectLegs } from "./legs.store.ts";
import { shrinkLeg } from "./set-off.store.ts";

/**
 * Takes what its player owes from the legs of a withdrawal that wait to be paid, the first one
 * first, and tells the player. So much of a leg ends as SET_OFF, a leg of its own where something
 * is left to pay. Legs that a provider is at, and money that goes back to cash, are left alone. The
 * caller has locked the withdrawal. Returns it as it is after; undefined where nothing was taken.
 *
 * Banks move whole minor units, so a debt with a fraction takes the whole one from the leg; what
 * is above the debt is the player's cash. Source: player money reference, sections 1 and 2.
 */
export async function setOffOwed(
  tx: Tx,
  wallet: Wallet,
  withdrawal: Withdrawal,
): Promise<Withdrawal | undefined> {
  const { player, publicId, currency } = withdrawal;
  const legs = (await selectLegs(tx, withdrawal.id)).filter(waitsToBePaid);
  const owed = legs.length === 0 ? 0n : ((await lockMoney(tx, player))?.owed ?? 0n);
  let left = owed;
  for (const leg of legs) {
    if (left === 0n) break;
    if (await openOrderOf(tx, leg.id)) continue;
    left -= await setOffLeg(tx, wallet, withdrawal, leg, left);
  }
  if (left === owed) return undefined;
  await tellFact(tx, owedSetOff, { withdrawal: publicId, player, currency, units: owed - left });
  const after = await followLegs(tx, withdrawal, "system");
  if (after.status === "REFUNDED") await returnFee(tx, wallet, after);
  return after;
}

/** Takes so much of a debt from a leg as it covers, and answers how much that was. */
async function setOffLeg(
  tx: Tx,
  wallet: Wallet,
  withdrawal: Withdrawal,
  leg: Leg,
  owed: bigint,
): Promise<bigint> {
  const whole = roundUpToMinor(owed, withdrawal.currency);
  const units = whole < leg.units ? whole : leg.units;
  const name = { publicId: withdrawal.publicId, n: leg.n };
  await endLegRequests(tx, name, "Its player owed money, which was taken from it");
  let part = leg;
  if (units < leg.units) {
    await shrinkLeg(tx, leg, units);
    const { restOf: of, wish, owed: isOwed, holdOf } = leg;
    part = await insertLeg(tx, withdrawal, units, "system", { of, wish, owed: isOwed, holdOf });
  }
  await moveLeg(tx, part, "SET_OFF", "system");
  return setOffLegHold(tx, wallet, withdrawal, part);
}

function roundUpToMinor(units: bigint, currency: string): bigint {
  const down = roundDownToMinor({ units, currency }).units;
  return down === units ? units : down + fromMinor(1n, currency).units;
}
