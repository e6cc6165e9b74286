import type { Tx } from "@perya/postgres";
import { tellFact } from "../../facts/index.ts";
import { authenticatorChanged } from "../facts.ts";
import { postponeWithdrawals } from "../payment/postpone-withdrawals.ts";
import { deleteAuthenticator } from "./authenticator.store.ts";

/**
 * Asks for a player's authenticator no more; false when it was not asked for. Withdrawals wait,
 * because it protected them: time for the owner to notice.
 */
export async function endAuthenticator(tx: Tx, player: bigint): Promise<boolean> {
  if (!(await deleteAuthenticator(tx, player))) return false;
  await postponeWithdrawals(tx, player);
  await tellFact(tx, authenticatorChanged, { player, what: "off" });
  return true;
}
