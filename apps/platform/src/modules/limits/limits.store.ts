import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import {
  DEPOSIT_LIMITS,
  type LimitName,
  type LimitState,
  type Owner,
  type Raise,
} from "./limits.ts";

/** Everything that is set of a player's limits. */
export interface LimitRows {
  readonly own: ReadonlyMap<LimitName, bigint>;
  readonly staff: ReadonlyMap<LimitName, bigint>;
  readonly raises: ReadonlyMap<LimitName, Raise>;
  readonly now: Temporal.Instant;
}

/** Holds a player's limits until the transaction ends, so that changes come one after the other. */
export async function lockLimits(tx: Tx, player: bigint): Promise<void> {
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended('limits ' || ${player}::int8, 0))`);
}

/** What is set of a player's limits, and the database's time. */
export async function selectLimits(tx: Tx, player: bigint): Promise<LimitRows> {
  const rows = await tx.rows<{
    name: LimitName;
    owner: Owner | null;
    units: bigint | null;
    askedAt: Temporal.Instant | null;
    now: Temporal.Instant;
  }>(sql`
    select name, owner, units, null::timestamptz as "askedAt", clock_timestamp() as now
    from player_limit where player_id = ${player}
    union all
    select name, null, units, asked_at, clock_timestamp()
    from player_limit_raise where player_id = ${player}
    union all
    select null, null, null, null, clock_timestamp()`);
  const of = (owner: Owner) =>
    new Map(
      rows.flatMap((row) =>
        row.owner === owner && row.units !== null ? [[row.name, row.units] as const] : [],
      ),
    );
  const raises = rows.flatMap(({ name, units, askedAt }) =>
    askedAt ? [[name, { units, askedAt }] as const] : [],
  );
  const { now } = rows.at(-1) ?? {};
  if (!now) throw new Error("The database gave no time");
  return { own: of("PLAYER"), staff: of("STAFF"), raises: new Map(raises), now };
}

/** Sets or takes away a limit. */
export async function writeLimit(
  tx: Tx,
  player: bigint,
  name: LimitName,
  owner: Owner,
  units: bigint | null,
): Promise<void> {
  await tx.run(
    units === null
      ? sql`
          delete from player_limit
          where player_id = ${player} and name = ${name} and owner = ${owner}`
      : sql`
          insert into player_limit (player_id, name, owner, units)
          values (${player}, ${name}, ${owner}, ${units})
          on conflict (player_id, name, owner) do update
          set units = excluded.units, since = now()`,
  );
}

/** Keeps a raise that was asked for, or forgets it. */
export async function writeRaise(
  tx: Tx,
  player: bigint,
  name: LimitName,
  raise: LimitState["raise"],
): Promise<void> {
  await tx.run(
    raise
      ? sql`
          insert into player_limit_raise (player_id, name, units, asked_at)
          values (${player}, ${name}, ${raise.units}, ${raise.askedAt})
          on conflict (player_id, name) do update
          set units = excluded.units, asked_at = excluded.asked_at`
      : sql`delete from player_limit_raise where player_id = ${player} and name = ${name}`,
  );
}

/** What can become of a limit. */
type ChangeKind = "SET" | "LOWERED" | "RAISE_ASKED" | "RAISED" | "RAISE_DROPPED";

export interface LimitChange {
  /** The minutes between reality checks change by the same rules. */
  readonly name: LimitName | "realityCheck";
  readonly owner: Owner;
  readonly what: ChangeKind;
  /** Ledger units, or minutes; null for no limit. */
  readonly before: bigint | null;
  readonly after: bigint | null;
  /** `player`, or the name of a member of staff. */
  readonly actor: string;
}

export async function insertChange(tx: Tx, player: bigint, change: LimitChange): Promise<void> {
  const { name, owner, what, before, after, actor } = change;
  await tx.run(sql`
    insert into player_limit_change (player_id, name, owner, what, before, after, actor)
    values (${player}, ${name}, ${owner}, ${what}, ${before}, ${after}, ${actor})`);
}

/** The last changes of a player's limits, the newest first. */
export function selectChanges(
  tx: Tx,
  player: bigint,
  most: number,
): Promise<(LimitChange & { readonly at: Temporal.Instant })[]> {
  return tx.rows(sql`
    select name, owner, what, before, after, actor, at from player_limit_change
    where player_id = ${player}
    order by id desc limit ${most}`);
}

/** Players with an own deposit limit, or a raise of one, above some ledger units, in order. */
export async function selectAbove(
  tx: Tx,
  least: bigint,
  after: bigint,
  limit: number,
): Promise<bigint[]> {
  const rows = await tx.rows<{ player: bigint }>(sql`
    select player_id as player from player_limit
    where owner = 'PLAYER' and name = any (${DEPOSIT_LIMITS}::text[])
      and units > ${least} and player_id > ${after}
    union
    select player_id from player_limit_raise
    where name = any (${DEPOSIT_LIMITS}::text[]) and units > ${least} and player_id > ${after}
    order by player limit ${limit}`);
  return rows.map(({ player }) => player);
}
