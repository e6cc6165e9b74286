import { sql, type Sql } from "@perya/postgres/sql";

/**
 * The days of brands that are closed and never change again, as rows: brand_id, day, and the span
 * of time from `first` until `after`, which is left out. No day is closed yet.
 */
export const closedDays = (): Sql => sql`
  select 0::int8 as brand_id, null::date as day, null::timestamptz as first,
    null::timestamptz as after
  where false`;
