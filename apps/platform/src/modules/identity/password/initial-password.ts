import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { tellFact } from "../../facts/index.ts";
import { secretChanged } from "../facts.ts";
import type { EndGames } from "../identity.ts";
import { writeInitialPassword } from "../identity.store.ts";
import { endPasskeys } from "../passkeys/end-passkeys.ts";
import { endWaysIn } from "../recovering/end-ways-in.ts";
import { endPasswordChange, revokeOtherSessions } from "../sessions.store.ts";
import { postponeIfConfirming } from "../payment/postpone-if-confirming.ts";

/** Matches no session: session numbers start at one. */
const NO_SESSION = 0n;

/**
 * Sets a player's password (hashed) to one known to staff. Every session and every game ends, no
 * browser is remembered, no passkey is left, and the next sign-in must choose another.
 */
export async function setInitialPassword(
  tx: Tx,
  playerId: bigint,
  hash: string,
  endGames: EndGames,
): Promise<Result<undefined, "NO_LOGIN">> {
  if (!(await writeInitialPassword(tx, playerId, hash))) return refuse("NO_LOGIN");
  await endWaysIn(tx, playerId);
  await postponeIfConfirming(tx, playerId);
  await revokeOtherSessions(tx, playerId, NO_SESSION);
  await endPasswordChange(tx, playerId);
  await endPasskeys(tx, playerId);
  await endGames(tx, playerId);
  await tellFact(tx, secretChanged, { player: playerId, secret: "password", how: "reset" });
  return ok(undefined);
}
