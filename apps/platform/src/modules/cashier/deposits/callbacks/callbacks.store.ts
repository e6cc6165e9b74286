import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

export interface StoredCallback {
  readonly provider: string;
  readonly event: string;
  /** SHA-256 of what the message says. */
  readonly digest: Buffer;
  readonly deposit: bigint;
  readonly body: unknown;
}

/**
 * Stores a callback. "new" the first time, "seen" when the same bytes came before, "other" when the
 * event came with different bytes.
 */
export async function keepCallback(
  tx: Tx,
  callback: StoredCallback,
): Promise<"new" | "seen" | "other"> {
  const kept = await tx.run(sql`
    insert into payment_callback (provider, event, digest, deposit, body)
    values (
      ${callback.provider}, ${callback.event}, ${callback.digest}, ${callback.deposit},
      ${JSON.stringify(callback.body)}
    )
    on conflict do nothing`);
  if (kept === 1) return "new";
  const known = await tx.row<{ digest: Buffer }>(sql`
    select digest from payment_callback
    where provider = ${callback.provider} and event = ${callback.event}`);
  return known?.digest.equals(callback.digest) ? "seen" : "other";
}
