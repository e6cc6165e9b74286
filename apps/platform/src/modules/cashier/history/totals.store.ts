import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Span } from "../../../http/answers/days.ts";

/**
 * What was credited and paid out, in one currency: of a withdrawal the transfers that counted as
 * received, not what came back of it or was taken for what was owed. Ledger units.
 */
export interface CashTotals {
  readonly currency: string;
  readonly deposited: bigint;
  readonly withdrawn: bigint;
}

/**
 * What came of a player's deposits and withdrawals that were made in a stretch of time; the
 * account's own currency is there even if nothing was. Reads the requests of this time alone.
 */
export function selectCashTotals(
  tx: Tx,
  { id: player, currency }: { readonly id: bigint; readonly currency: string },
  { from, to }: Required<Span>,
): Promise<CashTotals[]> {
  const made = sql`
    player = ${player}
    and created_at >= ${from.toString()}::timestamptz
    and created_at < ${to.toString()}::timestamptz`;
  return tx.rows(sql`
    select currency, sum(deposited)::int8 as deposited, sum(withdrawn)::int8 as withdrawn
    from (
      select ${currency}::text as currency, 0 as deposited, 0 as withdrawn
      union all
      select currency, 
        case status when 'SUCCEEDED' then paid_units - coalesce(fee_units, 0) else 0 end, 0
      from deposit
      where ${made}
      union all
      select currency, 0, (
        select coalesce(sum(received_units), 0) from withdrawal_leg where withdrawal = withdrawal.id
      )
      from withdrawal
      where ${made}
    ) moved
    group by currency
    order by currency`);
}
