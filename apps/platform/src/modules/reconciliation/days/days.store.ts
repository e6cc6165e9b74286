import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { StatementProvider } from "../../cashier/index.ts";

/** What a provider's statements come to on one day. Ledger units. */
export interface StatedSum {
  readonly provider: StatementProvider;
  readonly day: string;
  readonly direction: "IN" | "OUT";
  readonly currency: string;
  readonly units: bigint;
}

export function selectStated(
  tx: Tx,
  brandId: bigint,
  from: string,
  to: string,
): Promise<StatedSum[]> {
  return tx.rows(sql`
    select provider, to_char(day, 'YYYY-MM-DD') as day, direction, currency,
      sum(units)::bigint as units
    from statement_line
    where brand_id = ${brandId} and day between ${from}::date and ${to}::date
    group by 1, 2, 3, 4`);
}

/** When each direction of a day was last read, and its open differences, by provider and day. */
interface Mark {
  readonly provider: StatementProvider;
  readonly day: string;
  readonly inReadAt: Temporal.Instant | null;
  readonly outReadAt: Temporal.Instant | null;
  readonly open: bigint;
}

/** What is known of a brand's days, both included. A list of arrivals tells nothing of payouts. */
export async function selectMarks(
  tx: Tx,
  brandId: bigint,
  from: string,
  to: string,
): Promise<Mark[]> {
  return tx.rows(sql`
    select provider, to_char(day, 'YYYY-MM-DD') as day, max(read_at) as "inReadAt",
      max(read_at) filter (where tells_out) as "outReadAt", sum(open)::bigint as open
    from (
      select provider, day::date, uploaded_at as read_at, tells_out, 0 as open
      from statement
      cross join lateral generate_series(
        greatest(from_day, ${from}::date), least(to_day, ${to}::date), interval '1 day'
      ) as day
      where brand_id = ${brandId} and to_day >= ${from}::date and from_day <= ${to}::date
      union all
      select provider, day, null, false, 1 from reconciliation_difference
      where brand_id = ${brandId}
        and state = 'OPEN'
        and day between ${from}::date and ${to}::date
    ) marks
    group by 1, 2`);
}
