import { randomInt } from "node:crypto";
import type { Tx } from "@perya/postgres";
import { ok, refuse, type Result } from "@perya/result";
import type { EndGames } from "./identity.ts";
import { endPasswordChange, revokeOtherSessions, writeInitialPassword } from "./identity.store.ts";

/** Without letters and digits that look alike, since it is read out and typed. */
const LETTERS = "abcdefghjkmnpqrstuvwxyz";
const DIGITS = "23456789";
const BLOCKS = 4;
const BLOCK = 3;
/** No session has it: the numbers of sessions begin at one. */
const NO_SESSION = 0n;

/** A password to hand to somebody, in 23^12 · 8^4 ways: good for one sign-in, in which another must be chosen. */
export function newInitialPassword(): string {
  const block = () => Array.from({ length: BLOCK }, () => LETTERS[randomInt(LETTERS.length)]).join("") + DIGITS[randomInt(DIGITS.length)];
  return Array.from({ length: BLOCKS }, block).join("");
}

/**
 * Gives a player a password (its hash) that somebody else knows. Every sign-in and every game ends, no browser is remembered, and the next sign-in can do nothing but choose
 * another.
 */
export async function setInitialPassword(tx: Tx, playerId: bigint, hash: string, endGames: EndGames): Promise<Result<undefined, "NO_LOGIN">> {
  if (!(await writeInitialPassword(tx, playerId, hash))) return refuse("NO_LOGIN");
  await revokeOtherSessions(tx, playerId, NO_SESSION);
  await endPasswordChange(tx, playerId);
  await endGames(tx, playerId);
  return ok(undefined);
}
