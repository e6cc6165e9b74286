import { sql, type Sql } from "@perya/postgres/sql";

/** Internal agents, with whom the house tries things out, as rows (player_id). */
export const internalAgents = (): Sql => sql`
  select id as player_id from player where kind in ('41', '42')`;

/**
 * Members and agents of a brand who registered from a time on and before another, as rows
 * (player_id, currency, book); the book of internal agents is test. `players` are rows (player_id)
 * of those asked for; null is all.
 */
export const registeredIn = (
  brandId: bigint,
  from: Temporal.Instant,
  before: Temporal.Instant,
  players: Sql | null,
): Sql => sql`
  select id as player_id, currency,
    case when kind in ('41', '42') then 'test' else book end as book
  from player
  where brand_id = ${brandId}
    and created_at >= ${from.toString()}::timestamptz
    and created_at < ${before.toString()}::timestamptz
    and kind in ('0', '1', '2', '41', '42')
    and ${players === null ? sql`true` : sql`id in (${players})`}`;
