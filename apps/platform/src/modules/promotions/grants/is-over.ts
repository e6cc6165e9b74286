import { readClock, type Tx } from "@perya/postgres";
import type { Grant } from "./grant.ts";

/** Whether the time of a held grant is over: staff may have extended it after it was listed. */
export async function isOver(tx: Tx, { expiresAt }: Pick<Grant, "expiresAt">): Promise<boolean> {
  return expiresAt !== null && Temporal.Instant.compare(expiresAt, await readClock(tx)) <= 0;
}
