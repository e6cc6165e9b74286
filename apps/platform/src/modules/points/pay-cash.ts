import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { isAboveBalanceLimit } from "../limits/index.ts";
import { clearWipedOut, requirePlay, wipedOutBelow } from "../wagering/index.ts";
import type { Wallet } from "../wallet/index.ts";
import { maySpend } from "./may-spend.ts";

/** Cash for points, in ledger units, under the public id of what it is paid for. */
interface Cash {
  readonly player: bigint;
  readonly brandId: bigint;
  readonly key: string;
  readonly units: bigint;
}

/**
 * Pays cash for points from the house's account for them; it has to be played once. Blocked and
 * excluded players get none, and nobody is lifted above their own limit of the balance. Where it is
 * refused the caller rolls its transaction back: what has to be played is written first, because
 * locks are taken in that order.
 */
export async function payCash(
  tx: Tx,
  wallet: Wallet,
  { player, brandId, key, units }: Cash,
): Promise<Result<void, "POINTS_BLOCKED" | "OWN_LIMIT">> {
  await clearWipedOut(tx, player, await wipedOutBelow(tx, brandId));
  const once = { source: "ADJUST", key, principal: units, required: units } as const;
  await requirePlay(tx, wallet, { player, brandId, reason: "Cash for points", ...once });
  if (!(await maySpend(tx, player))) return refuse("POINTS_BLOCKED");
  if (await isAboveBalanceLimit(tx, player, units)) return refuse("OWN_LIMIT");
  const paid = await wallet.append(tx, [
    { kind: "credit", player, key: `points:${key}`, units, contra: "points", reason: key },
  ]);
  if (!paid.ok) throw new Error(`Cash for ${key} was not paid: ${paid.refusal}`);
  return ok(undefined);
}
