import type { Platform } from "../../../../platform.ts";
import { owingAmong } from "../../../wallet/index.ts";
import { toHttp } from "../../refusals.ts";
import { publishWithdrawal } from "../publish-withdrawal.ts";
import type { Withdrawal } from "../withdrawal.ts";
import { lockWithdrawal } from "../withdrawals.store.ts";
import { setOffOwed } from "./set-off-owed.ts";
import { selectWaiting } from "./set-off.store.ts";

/** Legs that are read at once. */
const MOST = 500;

/**
 * Takes what players owe from their legs that wait to be paid, of every brand; one that fails
 * leaves the others to go on.
 */
export async function setOffAll(platform: Platform): Promise<void> {
  const { db } = platform;
  const faults: unknown[] = [];
  let legs = await selectWaiting(db, 0n, MOST);
  while (legs.length > 0) {
    const owing = await owingAmong(
      db,
      legs.map(({ player }) => player),
    );
    const due = legs.filter(({ player }) => owing.has(player));
    for (const publicId of new Set(due.map((leg) => leg.publicId)))
      await setOff(platform, publicId, null).catch((fault: unknown) => void faults.push(fault));
    const last = legs.at(-1)?.id ?? 0n;
    legs = legs.length === MOST ? await selectWaiting(db, last, MOST) : [];
  }
  if (faults.length > 0)
    throw new AggregateError(faults, "What is owed could not be taken from some payouts");
}

/**
 * Before staff pay a leg: what its player owes by now is taken first, and they look at what is left
 * of it. Throws the refusal then, as its HTTP answer. `brandId` is the staff's own, null for all.
 */
export async function setOffFirst(
  platform: Platform,
  publicId: string,
  brandId: bigint | null,
): Promise<void> {
  if (await setOff(platform, publicId, brandId)) throw toHttp({ refusal: "OWED_FIRST" });
}

async function setOff(
  platform: Platform,
  publicId: string,
  brandId: bigint | null,
): Promise<Withdrawal | undefined> {
  const after = await platform.db.inTransaction(async (tx) => {
    const withdrawal = await lockWithdrawal(tx, publicId, { brandId });
    return withdrawal && setOffOwed(tx, platform.wallet, withdrawal);
  });
  if (after) publishWithdrawal(platform, after);
  return after;
}
