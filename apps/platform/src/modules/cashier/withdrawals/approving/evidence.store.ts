import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { RELEASED, type Withdrawal } from "../withdrawal.ts";

/** The history before a withdrawal. Ledger units. */
export interface Before {
  /**
   * Time of the previous request that was not rejected, cancelled or refunded; null for the first.
   */
  readonly previousAt: Temporal.Instant | null;
  /** Withdrawals that were paid out in full before this one was asked for. */
  readonly paidOut: number;
}

/** Reads the history before a withdrawal. */
export async function selectBefore(
  tx: Tx,
  { id, player }: Pick<Withdrawal, "id" | "player">,
): Promise<Before> {
  const earlier = await tx.row<{ previousAt: Temporal.Instant | null; paidOut: bigint }>(sql`
    select max(created_at) filter (where status <> all (${RELEASED}::text[])) as "previousAt",
      count(*) filter (where status = 'COMPLETED') as "paidOut"
    from withdrawal
    where player = ${player} and id < ${id}`);
  const previousAt = earlier?.previousAt ?? null;
  return {
    previousAt,
    paidOut: Number(earlier?.paidOut ?? 0n),
  };
}

/** What deposits of these public ids came to, in ledger units. */
export async function sumPaid(tx: Tx, publicIds: readonly string[]): Promise<bigint> {
  const row = await tx.row<{ units: bigint }>(sql`
    select coalesce(sum(paid_units), 0)::int8 as units from deposit
    where public_id = any(${publicIds}::text[])`);
  return row?.units ?? 0n;
}
