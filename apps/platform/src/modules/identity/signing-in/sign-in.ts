import type { Database } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { playerByUsername, type Player } from "../../players/index.ts";
import type { Origin } from "../identity.ts";
import { isGuessing } from "./guessing.ts";
import { insertFailure, insertSession, selectPasswordHash } from "../identity.store.ts";
import { matchesPassword } from "../../../secrets/password.ts";
import { newToken, tokenHash } from "@perya/secrets";

export type SignInRefusal = "WRONG_LOGIN" | "TOO_MANY_ATTEMPTS";

/** Signs a player in with name and password. The answer and its time are the same for a name that doesn't exist. */
export async function signIn(
  db: Database,
  brandId: bigint,
  login: { username: string; password: string },
  origin: Origin,
): Promise<Result<{ token: string; player: Player }, SignInRefusal>> {
  const username = login.username.toLowerCase();
  if (await isGuessing(db, brandId, username, origin.ip)) return refuse("TOO_MANY_ATTEMPTS");
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
