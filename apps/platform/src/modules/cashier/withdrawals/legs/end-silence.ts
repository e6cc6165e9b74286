import type { Tx } from "@perya/postgres";
import type { Platform } from "../../../../platform.ts";
import type { Wallet } from "../../../wallet/index.ts";
import { publishWithdrawal } from "../publish-withdrawal.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { lockWithdrawal } from "../withdrawals.store.ts";
import { isSilence, silentUntil } from "./deadline.ts";
import { endLeg } from "./end-leg.ts";
import { comingBack, isWaiting, RETURN_KIND } from "./leg-requests.ts";
import { clockOf, selectLegs, selectSilent } from "./legs.store.ts";

const PER_RUN = 200;

/**
 * Counts a withdrawal's legs as received whose player was silent until and with a moment that lies
 * behind the deadline. Undefined when there is none. While one person saw a leg's money come back,
 * silence says nothing about it.
 */
export async function endSilence(
  tx: Tx,
  wallet: Wallet,
  publicId: string,
  until: (tx: Tx) => Promise<Temporal.Instant> = async () => silentUntil(await clockOf(tx)),
): Promise<Withdrawal | undefined> {
  const withdrawal = await lockWithdrawal(tx, publicId, {});
  if (!withdrawal) return undefined;
  const moment = await until(tx);
  const legs = await selectLegs(tx, withdrawal.id);
  let ended: Withdrawal | undefined;
  for (const leg of legs.filter(({ dueAt }) => isSilence(moment, dueAt))) {
    if (await isWaiting(tx, { publicId, n: leg.n }, RETURN_KIND)) continue;
    ended = await endLeg(
      tx,
      wallet,
      { withdrawal: ended ?? withdrawal, leg },
      { to: "AUTO_CONFIRMED" },
      "system",
    );
  }
  return ended;
}

/** Ends the silence of all whose time is over; one that fails leaves the others to go on. */
export async function endSilences(platform: Platform): Promise<void> {
  const faults: unknown[] = [];
  const except = await comingBack(platform.db);
  for (const publicId of await selectSilent(platform.db, PER_RUN, except)) {
    const ended = await platform.db
      .inTransaction((tx) => endSilence(tx, platform.wallet, publicId))
      .catch((fault: unknown) => void faults.push(fault));
    if (ended) publishWithdrawal(platform, ended);
  }
  if (faults.length > 0)
    throw new AggregateError(faults, "Some payouts could not be counted as received");
}
