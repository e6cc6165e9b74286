import { randomBytes } from "node:crypto";
import type { Tx } from "@perya/postgres";
import type { Purpose } from "./challenges.ts";
import { insertChallenge } from "./challenges.store.ts";

const SALT_BYTES = 16;

/**
 * A proof of work for a browser: find a number whose hash with the salt begins with a number of
 * zero bits.
 */
export async function askWork(
  tx: Tx,
  purpose: Purpose,
  bits: number,
): Promise<{ readonly id: string; readonly salt: string; readonly bits: number }> {
  const salt = randomBytes(SALT_BYTES);
  const id = await insertChallenge(tx, { kind: "work", purpose, salt });
  return { id, salt: salt.toString("hex"), bits };
}
