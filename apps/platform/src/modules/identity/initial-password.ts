import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { EndGames } from "./identity.ts";
import { endPasswordChange, revokeOtherSessions, writeInitialPassword } from "./identity.store.ts";
import { postponeIfConfirming } from "./payment/postpone-if-confirming.ts";

/** No session has it: the numbers of sessions begin at one. */
const NO_SESSION = 0n;

/**
 * Gives a player a password (its hash) that staff know. Every sign-in and every game ends, no browser is remembered, and the next sign-in can do nothing but choose
 * another.
 */
export async function setInitialPassword(
  tx: Tx,
  playerId: bigint,
  hash: string,
  endGames: EndGames,
): Promise<Result<undefined, "NO_LOGIN">> {
  if (!(await writeInitialPassword(tx, playerId, hash))) return refuse("NO_LOGIN");
  await postponeIfConfirming(tx, playerId);
  await revokeOtherSessions(tx, playerId, NO_SESSION);
  await endPasswordChange(tx, playerId);
  await endGames(tx, playerId);
  return ok(undefined);
}
