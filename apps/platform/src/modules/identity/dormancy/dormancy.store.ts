import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Brand } from "../../brands/index.ts";
import type { DormancyLaw } from "../../profiles/index.ts";

/** An account on its way to being dormant. */
export interface Told {
  readonly player: bigint;
  /** The day on which it is, yyyy-MM-dd in the brand's zone. */
  readonly day: string;
}

/** A login by its last sign-in, the order in which they are looked at. */
interface Absence {
  readonly player: bigint;
  readonly activeAt: Temporal.Instant;
}

/**
 * Open accounts that come to be dormant within the law's notice and have not been told, in the
 * order of their last sign-ins after one, at most so many.
 */
export function selectAbsent(
  tx: Tx,
  { id }: Pick<Brand, "id">,
  { months, noticeDays }: DormancyLaw,
  after: Absence | undefined,
  most: number,
): Promise<Absence[]> {
  return tx.rows(sql`
    select login.player_id as player, login.last_login_at as "activeAt"
    from player_login login
    where login.brand_id = ${id}
      and login.last_login_at < now() - make_interval(months => ${months})
        + make_interval(days => ${noticeDays})
      and (login.last_login_at, login.player_id)
        > (coalesce(${after?.activeAt ?? null}::timestamptz, '-infinity'), ${after?.player ?? 0n})
      and login.closed_at is null
      and not exists (
        select from dormancy
        where dormancy.player_id = login.player_id and dormancy.active_at = login.last_login_at
      )
    order by login.last_login_at, login.player_id limit ${most}`);
}

/** Notes accounts that come to be dormant: the notice begins now. */
export function insertTold(
  tx: Tx,
  { zone }: Pick<Brand, "zone">,
  { rule, months, noticeDays }: DormancyLaw,
  players: readonly bigint[],
): Promise<Told[]> {
  return tx.rows(sql`
    insert into dormancy as kept (player_id, active_at, rule, told_at, due_at)
    select player_id, last_login_at, ${rule}, now(), greatest(
      (last_login_at at time zone ${zone} + make_interval(months => ${months}))
        at time zone ${zone},
      now() + make_interval(days => ${noticeDays})
    )
    from player_login
    where player_id = any (${players}::bigint[])
    on conflict (player_id) do update
    set active_at = excluded.active_at, rule = excluded.rule, told_at = excluded.told_at,
      due_at = excluded.due_at, since = null
    where kept.active_at <> excluded.active_at
    returning player_id as player, to_char(due_at at time zone ${zone}, 'YYYY-MM-DD') as day`);
}

/** Accounts of which the notice is over and nobody came, at most so many: dormant from now on. */
export async function writeDormant(
  tx: Tx,
  { id }: Pick<Brand, "id">,
  most: number,
): Promise<bigint[]> {
  const rows = await tx.rows<{ player: bigint }>(sql`
    update dormancy set since = now()
    where player_id in (
      select due.player_id from dormancy due
      join player_login login
        on login.player_id = due.player_id and login.last_login_at = due.active_at
      where due.since is null
        and due.due_at <= now()
        and login.brand_id = ${id}
        and login.closed_at is null
      order by due.due_at limit ${most}
    )
    returning player_id as player`);
  return rows.map(({ player }) => player);
}

/** Since when an account is dormant, and by which rule; undefined for one that is not. */
export function selectDormancy(
  tx: Tx,
  player: bigint,
): Promise<{ readonly since: Temporal.Instant; readonly rule: string } | undefined> {
  return tx.row(sql`
    select since, rule from dormancy
    join player_login using (player_id)
    where player_id = ${player}
      and since is not null
      and active_at = last_login_at`);
}
