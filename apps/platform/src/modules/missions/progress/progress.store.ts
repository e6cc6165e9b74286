import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import type { ZoneSpan } from "../../brands/index.ts";
import type { Progress } from "./standing.ts";

const COLUMNS = sql`
  mission_id as mission, period::text, progress, status, done_at as "doneAt",
  claimed_at as "claimedAt"`;
type Row = Omit<Progress, "period"> & { readonly period: string };
const read = (row: Row): Progress => ({ ...row, period: Temporal.PlainDate.from(row.period) });
/** How long a mission that was done is looked for; claiming ends before. */
const KEPT = sql`interval '14 days'`;

/** Has a player's deposits, signs and claims come one after the other. */
export async function lockMember(tx: Tx, player: bigint): Promise<void> {
  await tx.run(
    sql`insert into mission_member (player_id) values (${player}) on conflict do nothing`,
  );
  await tx.run(sql`select from mission_member where player_id = ${player} for update`);
}

/**
 * What a player has done for some missions: in spans that begin with one of some days, and what
 * was done in others and waits to be claimed.
 */
export async function selectProgress(
  tx: Tx,
  player: bigint,
  missions: readonly bigint[],
  periods: readonly Temporal.PlainDate[],
): Promise<Progress[]> {
  const rows = await tx.rows<Row>(sql`
    select ${COLUMNS} from mission_progress
    where player_id = ${player} and mission_id = any (${missions}::int8[])
      and period = any (${periods.map(String)}::date[])
    union
    select ${COLUMNS} from mission_progress
    where player_id = ${player} and mission_id = any (${missions}::int8[])
      and status = 'DONE' and done_at > now() - ${KEPT}
    order by period desc`);
  return rows.map(read);
}

/** What was done for one mission in a span, locked until the transaction ends. */
export async function lockProgress(
  tx: Tx,
  player: bigint,
  mission: bigint,
  period: Temporal.PlainDate,
): Promise<Progress | undefined> {
  const row = await tx.row<Row>(sql`
    select ${COLUMNS} from mission_progress
    where player_id = ${player} and mission_id = ${mission} and period = ${String(period)}::date
    for update`);
  return row && read(row);
}

/** Has a mission claimed; where nothing was counted, because a level was reached, all of it. */
export async function markClaimed(
  tx: Tx,
  player: bigint,
  mission: { readonly id: bigint; readonly target: bigint },
  period: Temporal.PlainDate,
): Promise<void> {
  await tx.run(sql`
    insert into mission_progress (
      player_id, mission_id, period, target, progress, status, done_at, claimed_at
    )
    values (
      ${player}, ${mission.id}, ${String(period)}::date, ${mission.target}, ${mission.target},
      'CLAIMED', now(), now()
    )
    on conflict (player_id, mission_id, period)
    do update set status = 'CLAIMED', claimed_at = now()`);
}

/** A player whose mission was counted, and whether that has done it. */
export interface Counted {
  readonly player: bigint;
  readonly isDone: boolean;
}

/**
 * The steps of a statement that finds what counts for which mission. `happened` has the rows:
 * player_id, brand_id, kind, category, at and amount. The last step is `counts`.
 */
export function countingSteps(happened: Sql, zones: readonly ZoneSpan[]): Sql {
  return sql`
    counts as materialized (
      select mission.id as mission_id, mission.target, happened.player_id,
        case mission.span
          when 'DAILY' then (happened.at at time zone span.zone)::date
          when 'WEEKLY' then date_trunc('week', happened.at at time zone span.zone)::date
          else date '1970-01-01'
        end as period,
        whole_sum(happened.amount) as amount
      from (${happened}) happened
      join mission
        on mission.brand_id = happened.brand_id and mission.kind = happened.kind
          and mission.offered_at is not null and happened.at >= mission.starts_at
          and (mission.ends_at is null or happened.at < mission.ends_at)
          and (mission.category is null or mission.category = happened.category)
      join unnest(
        ${zones.map(({ brandId }) => brandId)}::int8[], ${zones.map(({ zone }) => zone)}::text[],
        ${zones.map(({ from }) => from)}::timestamptz[],
        ${zones.map(({ to }) => to)}::timestamptz[]
      ) as span (brand_id, zone, first, after)
        on span.brand_id = happened.brand_id and happened.at >= span.first
          and happened.at < span.after
      where happened.amount <> 0
      group by 1, 2, 3, 4
    )`;
}

/** Adds the rows of a step to what players have done. A mission that is done stays so. */
export function addingCounts(step: Sql): Sql {
  const isDone = sql`old.status = 'ACTIVE' and old.progress + excluded.progress >= old.target`;
  return sql`
    insert into mission_progress as old (
      player_id, mission_id, period, target, progress, status, done_at
    )
    select player_id, mission_id, period, target, amount,
      case when amount >= target then 'DONE' else 'ACTIVE' end,
      case when amount >= target then now() end
    from ${step} counted
    order by 1, 2, 3
    on conflict (player_id, mission_id, period) do update
    set progress = old.progress + excluded.progress,
      status = case when ${isDone} then 'DONE' else old.status end,
      done_at = case when ${isDone} then now() else old.done_at end
    returning player_id as player, done_at is not distinct from now() as "isDone"`;
}
