import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { MethodCode } from "../../methods.ts";
import { RELEASED } from "../withdrawal.ts";

/** Ledger units that a player's deposits brought, by method. Those that were undone count not. */
export function sumDeposited(
  tx: Tx,
  player: bigint,
): Promise<{ method: MethodCode; units: bigint }[]> {
  return tx.rows(sql`
    select method, sum(paid_units)::bigint as units from deposit
    where player = ${player} and status = 'SUCCEEDED'
    group by method`);
}

/**
 * Ledger units that a player's withdrawals took, by the number of the account: what was paid, and
 * what is on its way.
 */
export function sumWithdrawn(tx: Tx, player: bigint): Promise<{ number: string; units: bigint }[]> {
  return tx.rows(sql`
    select account.number, sum(made.units - coalesce(back.units, 0))::bigint as units
    from withdrawal made
    join bank_account account on account.id = made.bank_account
    cross join lateral (
      select sum(units) as units from withdrawal_leg
      where withdrawal = made.id and status in ('RETURNED', 'SET_OFF')
    ) back
    where made.player = ${player} and made.status <> all (${RELEASED}::text[])
    group by account.number`);
}
