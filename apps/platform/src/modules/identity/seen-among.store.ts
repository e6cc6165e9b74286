import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Those of some players whose last sign-in is in a span; who never signed in is in none. */
export async function selectSeenAmong(
  tx: Tx,
  players: readonly bigint[],
  { from, before }: { readonly from?: string | undefined; readonly before?: string | undefined },
): Promise<ReadonlySet<bigint>> {
  const rows = await tx.rows<{ player: bigint }>(sql`
    select player_id as player from player_login
    where player_id = any (${players}::int8[])
      and last_login_at is not null
      and (${from ?? null}::timestamptz is null or last_login_at >= ${from ?? null}::timestamptz)
      and (${before ?? null}::timestamptz is null
        or last_login_at < ${before ?? null}::timestamptz)`);
  return new Set(rows.map(({ player }) => player));
}
