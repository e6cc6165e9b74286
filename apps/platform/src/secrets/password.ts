import { hash, verify } from "@node-rs/argon2";

/** OWASP's argon2id parameters: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * argon2id hash of a password, with its own salt. Takes some 40 ms of another thread: call it
 * outside transactions.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

/**
 * A hash that matches no password: used when there is no such account, so that both cases take the
 * same time.
 */
const nobody = hashPassword(`nobody ${process.pid} ${process.hrtime.bigint()}`);

/** Whether a password matches a stored hash; false, after the same time, when there is none. */
export async function matchesPassword(
  stored: string | undefined,
  password: string,
): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return stored !== undefined && matches;
}
