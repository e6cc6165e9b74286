import type { Tx } from "@perya/postgres";
import type { Platform } from "../../../platform.ts";
import { openStakeNow } from "../../rounds/index.ts";
import { lockMoney, returnedAfter, type Wallet } from "../../wallet/index.ts";
import { addRemoved, lockTail, selectOpenTails, updateTail } from "./tails.store.ts";

/** Tails of one read. */
const MOST = 200;

/**
 * Takes what bets of an ended bonus returned beyond the player's own, until none of the player's is
 * open. Source: player money reference, section 13: forfeiting with open bets.
 */
export async function followTails({ db, wallet, live }: Platform): Promise<void> {
  let tails = await selectOpenTails(db, 0n, MOST);
  while (tails.length > 0) {
    for (const { grant, player } of tails)
      if (await db.inTransaction((tx) => followTail(tx, wallet, grant, player)))
        live.publishBalances([player]);
    tails = await selectOpenTails(db, tails.at(-1)?.grant ?? 0n, MOST);
  }
}

/** Whether anything was taken. */
async function followTail(tx: Tx, wallet: Wallet, grant: bigint, player: bigint): Promise<boolean> {
  await lockMoney(tx, player);
  const tail = await lockTail(tx, grant);
  if (!tail) return false;
  const open = await openStakeNow(tx, player);
  const beyond = (await returnedAfter(tx, player, tail.endSeq)) - tail.allowance;
  const units = beyond > tail.taken ? beyond - tail.taken : 0n;
  if (units > 0n) {
    const key = `bonus-tail:${tail.publicId}:${tail.taken}`;
    const reason = tail.publicId;
    const taken = await wallet.append(tx, [
      { kind: "reverse", player, key, units, contra: "promotions", reason },
    ]);
    if (!taken.ok) throw new Error(`Returns of ${reason} were not taken: ${taken.refusal}`);
    if (taken.value[0]?.replayed) throw new Error(`Returns of ${reason} were taken before`);
    await addRemoved(tx, grant, units);
  }
  await updateTail(tx, grant, { taken: tail.taken + units, closed: open === 0n });
  return units > 0n;
}
