import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { CashMovement, StatementProvider } from "../../cashier/index.ts";

/**
 * Arrivals that staff sent back in a stretch of time, as movements out: their other side is a line
 * of a later statement.
 */
export function selectSentBack(
  tx: Tx,
  { brandId, provider }: { readonly brandId: bigint; readonly provider: StatementProvider },
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<CashMovement[]> {
  return tx.rows(sql`
    select public_id || '/returned' as ref, 'OUT' as direction, returned_number as number, units,
      currency, settled_at as at, coalesce(player, number) as player, player_ref as "playerRef"
    from reconciliation_difference
    where brand_id = ${brandId}
      and provider = ${provider}
      and how = 'SENT_BACK'
      and settled_at >= ${from}
      and settled_at < ${to}`);
}
