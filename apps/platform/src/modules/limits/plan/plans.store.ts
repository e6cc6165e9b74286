import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Plan } from "./plan.ts";

const PLAN = sql`
  number, begun_at as "begunAt", least(until, ended_at) as until, units, after_seq as "afterSeq"`;

/** Holds a player's plans until the transaction ends; answers the last one and the time. */
export async function lockPlans(
  tx: Tx,
  player: bigint,
): Promise<{ readonly last: Plan | undefined; readonly now: Temporal.Instant }> {
  const row = await tx.row<{ now: Temporal.Instant }>(sql`
    select pg_advisory_xact_lock(hashtextextended('plans ' || ${player}::int8, 0)) is null as held,
      clock_timestamp() as now`);
  if (!row) throw new Error("The database gave no time");
  return { last: await selectLastPlan(tx, player), now: row.now };
}

/** The session that a player planned last, over or not. */
export function selectLastPlan(tx: Tx, player: bigint): Promise<Plan | undefined> {
  return tx.row(sql`
    select ${PLAN} from planned_session
    where player_id = ${player}
    order by number desc limit 1`);
}

export async function insertPlan(tx: Tx, player: bigint, plan: Plan): Promise<void> {
  const { number, begunAt, until, units, afterSeq } = plan;
  await tx.run(sql`
    insert into planned_session (player_id, number, begun_at, until, units, after_seq)
    values (${player}, ${number}, ${begunAt}, ${until}, ${units}, ${afterSeq})`);
}

export async function writeEnd(
  tx: Tx,
  player: bigint,
  { number }: Plan,
  at: Temporal.Instant,
): Promise<void> {
  await tx.run(sql`
    update planned_session set ended_at = ${at}
    where player_id = ${player} and number = ${number}`);
}

/** The sessions that these players planned last, as bets are decided by them. */
export async function selectLastPlans(
  tx: Tx,
  players: readonly bigint[],
): Promise<
  ReadonlyMap<bigint, Pick<Plan, "number" | "units" | "afterSeq"> & { readonly until: number }>
> {
  const rows = await tx.rows<Plan & { readonly player: bigint }>(sql`
    select asked.player, last.*
    from unnest(${players}::bigint[]) as asked (player)
    cross join lateral (
      select ${PLAN} from planned_session
      where player_id = asked.player
      order by number desc limit 1
    ) last`);
  return new Map(
    rows.map(({ player, number, units, afterSeq, until }) => [
      player,
      { number, units, afterSeq, until: until.epochMilliseconds },
    ]),
  );
}
