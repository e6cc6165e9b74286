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
  /** Deposits since the previous one until this one was asked for. */
  readonly deposits: bigint;
  readonly depositCount: number;
  /** Turnover required by those deposits. */
  readonly required: bigint;
}

/** Reads the history before a withdrawal. */
export async function selectBefore(
  tx: Tx,
  { id, player, createdAt }: Pick<Withdrawal, "id" | "player" | "createdAt">,
): Promise<Before> {
  const earlier = await tx.row<{ previousAt: Temporal.Instant | null; paidOut: bigint }>(sql`
    select max(created_at) filter (where status <> all (${RELEASED}::text[])) as "previousAt",
      count(*) filter (where status = 'COMPLETED') as "paidOut"
    from withdrawal
    where player = ${player} and id < ${id}`);
  const previousAt = earlier?.previousAt ?? null;
  const since = previousAt?.toString() ?? null;
  const deposits = await tx.row<{ n: bigint; units: bigint; required: bigint }>(sql`
    select count(*) as n,
      coalesce(sum(d.paid_units), 0)::int8 as units,
      coalesce(sum(w.required), 0)::int8 as required
    from wagering_requirement w
    join deposit d on d.id = w.deposit
    where w.player = ${player}
      and w.at <= ${createdAt.toString()}::timestamptz
      and (${since}::timestamptz is null or w.at > ${since}::timestamptz)`);
  return {
    previousAt,
    paidOut: Number(earlier?.paidOut ?? 0n),
    deposits: deposits?.units ?? 0n,
    depositCount: Number(deposits?.n ?? 0n),
    required: deposits?.required ?? 0n,
  };
}
