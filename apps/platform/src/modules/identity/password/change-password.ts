import type { Database } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import { hashPassword } from "../../../secrets/password.ts";
import { tellFact } from "../../facts/index.ts";
import { secretChanged } from "../facts.ts";
import { askPassword } from "../guessing/ask-password.ts";
import type { EndGames, SignedIn } from "../identity.ts";
import { replacePasswordHash, selectPasswordHash } from "../identity.store.ts";
import { endWaysIn } from "../recovering/end-ways-in.ts";
import { endPasswordChange, revokeOtherSessions } from "../sessions.store.ts";

export type ChangePasswordRefusal = "WRONG_PASSWORD" | "SAME_PASSWORD" | "TOO_MANY_ATTEMPTS";

export interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
}

/**
 * Changes a signed-in player's password. Every other session and every game session ends with it,
 * in the same transaction, so that anyone who knew the old one is out. A wrong old password counts
 * as a failed sign-in, so that a borrowed browser is no way to guess.
 */
export async function changePassword(
  db: Database,
  player: SignedIn,
  { oldPassword, newPassword }: PasswordChange,
  ip: string,
  endGames: EndGames,
): Promise<Result<undefined, ChangePasswordRefusal>> {
  const stored = (await selectPasswordHash(db, player.id)) ?? "";
  const asked = await askPassword(db, player, { typed: oldPassword, ip });
  if (!asked.ok) return asked;
  if (oldPassword === newPassword) return refuse("SAME_PASSWORD");
  const fresh = await hashPassword(newPassword);
  return db.inTransaction(async (tx) => {
    // Of two concurrent changes, only one still finds the password it was checked against.
    if (!(await replacePasswordHash(tx, player.id, stored, fresh))) return refuse("WRONG_PASSWORD");
    await endWaysIn(tx, player.id);
    await revokeOtherSessions(tx, player.id, player.sessionId);
    await endPasswordChange(tx, player.id);
    await endGames(tx, player.id);
    await tellFact(tx, secretChanged, { player: player.id, secret: "password", how: "changed" });
    return ok(undefined);
  });
}
