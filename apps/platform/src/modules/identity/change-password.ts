import type { Database } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { hashPassword, matchesPassword } from "../../secrets/password.ts";
import { isGuessing } from "./signing-in/guessing.ts";
import type { EndGames, SignedIn } from "./identity.ts";
import { deleteFailures, endPasswordChange, insertFailure, replacePasswordHash, revokeOtherSessions, selectPasswordHash } from "./identity.store.ts";

export type ChangePasswordRefusal = "WRONG_PASSWORD" | "SAME_PASSWORD" | "TOO_MANY_ATTEMPTS";

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/**
 * Gives a signed-in player a new password. Whoever else knew the old one is out: every other sign-in and every game session ends with it, in the same transaction. A
 * wrong old password counts as a failed sign-in, so that a borrowed browser is no way to guess.
 */
export async function changePassword(
  db: Database,
  player: SignedIn,
  { oldPassword, newPassword }: PasswordChange,
  ip: string,
  endGames: EndGames,
): Promise<Result<undefined, ChangePasswordRefusal>> {
  const username = player.username.toLowerCase();
  if (await isGuessing(db, player.brandId, username, ip)) return refuse("TOO_MANY_ATTEMPTS");
  const stored = await selectPasswordHash(db, player.id);
  if (stored === undefined || !(await matchesPassword(stored, oldPassword))) {
    await db.inTransaction((tx) => insertFailure(tx, player.brandId, username, ip));
    return refuse("WRONG_PASSWORD");
  }
  if (oldPassword === newPassword) return refuse("SAME_PASSWORD");
  const fresh = await hashPassword(newPassword);
  return db.inTransaction(async (tx) => {
    // Of two changes at once only one still finds the password it was allowed with.
    if (!(await replacePasswordHash(tx, player.id, stored, fresh))) return refuse("WRONG_PASSWORD");
    await revokeOtherSessions(tx, player.id, player.sessionId);
    await endPasswordChange(tx, player.id);
    await deleteFailures(tx, player.brandId, username, ip);
    await endGames(tx, player.id);
    return ok(undefined);
  });
}
