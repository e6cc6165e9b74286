import { setTimeout as pause } from "node:timers/promises";
import type { Database } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

const LOOK_MS = 100;

interface Look {
  readonly at: string;
  readonly readTo: bigint;
}

/**
 * Looks every tenth of a second how far the reports have come. `stop` returns the seconds, so many
 * per hundred of them at most, from the commit of the movement that ended a round to its entry in
 * the reports; a look that came late counts as lag.
 */
export function watchLag(db: Database) {
  const looks: Look[] = [];
  let watching = true;
  const ended = (async () => {
    while (watching) {
      const look = await db.row<Look>(sql`
        select clock_timestamp()::text as at, read_to as "readTo" from report_position
        where source = 'rounds'`);
      if (look) looks.push(look);
      await pause(LOOK_MS);
    }
  })();
  return async (percent: number): Promise<number> => {
    watching = false;
    await ended;
    const row = await db.row<{ seconds: number }>(sql`
      with look as (
        select at, read_to, lag(read_to) over (order by at) as before
        from unnest(
          ${looks.map(({ at }) => at)}::timestamptz[], ${looks.map(({ readTo }) => readTo)}::int8[]
        ) as look (at, read_to)
      )
      select coalesce(
        percentile_cont(${percent / 100}::float8) within group (
          order by extract(epoch from look.at - entry.at)
        ),
        0
      )::float8 as seconds
      from look
      join turnover_entry entry
        on entry.source = 'rounds'
        and entry.number > look.before
        and entry.number <= look.read_to`);
    return row?.seconds ?? 0;
  };
}
