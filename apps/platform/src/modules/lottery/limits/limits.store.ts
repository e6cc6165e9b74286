import { prepared, type Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Limits } from "./limits.ts";

const COLUMNS = sql`
  currency, min_unit as "minUnit", max_unit as "maxUnit", order_payout as "orderPayout",
  issue_payout as "issuePayout", bankroll, shares`;

/** The limits that staff have set, of some currencies. */
export function selectLimits(tx: Tx, currencies: readonly string[]): Promise<Limits[]> {
  const query = sql`
    select ${COLUMNS} from lottery_limit where currency = any (${currencies}::text[])`;
  return tx.rows(prepared("lottery-limits", query));
}

/** Sets the limits of a currency. */
export async function upsertLimits(tx: Tx, limits: Limits, changedBy: string): Promise<void> {
  const { currency, minUnit, maxUnit, orderPayout, issuePayout, bankroll, shares } = limits;
  await tx.run(sql`
    insert into lottery_limit (
      currency, min_unit, max_unit, order_payout, issue_payout, bankroll, shares, changed_by
    )
    values (
      ${currency}, ${minUnit}, ${maxUnit}, ${orderPayout}, ${issuePayout}, ${bankroll},
      ${JSON.stringify(shares)}, ${changedBy}
    )
    on conflict (currency) do update set
      min_unit = excluded.min_unit,
      max_unit = excluded.max_unit,
      order_payout = excluded.order_payout,
      issue_payout = excluded.issue_payout,
      bankroll = excluded.bankroll,
      shares = excluded.shares,
      changed_by = excluded.changed_by,
      changed_at = now()`);
}
