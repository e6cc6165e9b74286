import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { MethodCode } from "../methods.ts";

/** A player's newest deposit, once it is credited. */
export interface LastDeposit {
  readonly publicId: string;
  readonly method: MethodCode;
  /** Ledger units that were credited, less the fee. */
  readonly units: bigint;
  /** Whether it is the player's first deposit ever. */
  readonly isFirst: boolean;
  readonly creditedAt: Temporal.Instant;
}

/** A player's newest deposit that was credited in the last minutes, and was not taken back. */
export function selectLastCredited(
  tx: Tx,
  player: bigint,
  minutes: number,
): Promise<LastDeposit | undefined> {
  return tx.row(sql`
    select public_id as "publicId", method, paid_units - coalesce(fee_units, 0) as units,
      not exists (
        select from deposit other
        where other.player = deposit.player and other.id <> deposit.id
          and other.status in ('SUCCEEDED', 'REVERSED')
      ) as "isFirst", step.at as "creditedAt"
    from deposit
    join cashier_step step on step.subject = 'deposit' and step.subject_id = deposit.id
      and step.to_status = 'SUCCEEDED'
    where player = ${player} and status = 'SUCCEEDED'
      and step.at > now() - make_interval(mins => ${minutes})
    order by step.at desc limit 1`);
}
