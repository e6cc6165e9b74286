import { sql, type Sql } from "@perya/postgres/sql";

/**
 * The days of brands that are closed and never change again, as rows: brand_id, day, and the span
 * of time from `first` until `after`, which is left out.
 */
export const closedDays = (): Sql => sql`
  select brand_id, day, starts_at as first, ends_at as after
  from report_closing
  where state = 'CLOSED'`;
