import type { Database } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { playerByUsername, type Player } from "../players/index.ts";
import type { Origin } from "./identity.ts";
import { countFailures, insertFailure, insertSession, selectPasswordHash } from "./identity.store.ts";
import { matchesPassword } from "../../secrets/password.ts";
import { newToken, tokenHash } from "../../secrets/token.ts";

export type SignInRefusal = "WRONG_LOGIN" | "TOO_MANY_ATTEMPTS";

/** Wrong guesses allowed: of one address at one name in 15 minutes, and of the whole world at one name in an hour. */
const GUESSES_HERE = 10;
const GUESSES_ANYWHERE = 60;

/**
 * Signs a player in with name and password. The answer and its time are the same for a name that doesn't exist. Guessing is stopped per address; the limit over all
 * addresses spares those that signed in before, so nobody can lock a player out of their own home.
 */
export async function signIn(
  db: Database,
  brandId: bigint,
  login: { username: string; password: string },
  origin: Origin,
): Promise<Result<{ token: string; player: Player }, SignInRefusal>> {
  const username = login.username.toLowerCase();
  const failures = await countFailures(db, brandId, username, origin.ip);
  if (failures.here >= GUESSES_HERE || (failures.anywhere >= GUESSES_ANYWHERE && !failures.known)) return refuse("TOO_MANY_ATTEMPTS");
  const player = await playerByUsername(db, brandId, username);
  const stored = player && (await selectPasswordHash(db, player.id));
  if (!(await matchesPassword(stored, login.password)) || !player) {
    await db.inTransaction((tx) => insertFailure(tx, brandId, username, origin.ip));
    return refuse("WRONG_LOGIN");
  }
  const token = await db.inTransaction((tx) => openSession(tx, player.id, origin));
  return ok({ token, player });
}

/** A new session of a player; answers its token, which is shown once. */
export async function openSession(tx: Parameters<typeof insertSession>[0], playerId: bigint, origin: Origin): Promise<string> {
  const token = newToken();
  await insertSession(tx, playerId, tokenHash(token), origin);
  return token;
}
