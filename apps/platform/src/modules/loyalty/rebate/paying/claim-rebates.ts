import type { Tx } from "@perya/postgres";
import { ok, type Result } from "@perya/result";
import type { Wallet } from "../../../wallet/index.ts";
import { lockOpen } from "../rebates.store.ts";
import { creditRebate, type CreditRefusal } from "./credit-rebate.ts";

/** Rebates that one claim credits: the rest stays on the list. */
const MOST = 100;

/**
 * Credits all rebates on a player's list, in one transaction, which the caller rolls back where one
 * is refused. Claimed twice at once, each is credited once. Answers the ledger units of all.
 */
export async function claimRebates(
  tx: Tx,
  wallet: Wallet,
  player: bigint,
): Promise<Result<bigint, CreditRefusal>> {
  let sum = 0n;
  for (const rebate of await lockOpen(tx, player, MOST)) {
    const credited = await creditRebate(tx, wallet, rebate, "player");
    if (!credited.ok) return credited;
    sum += rebate.units;
  }
  return ok(sum);
}
