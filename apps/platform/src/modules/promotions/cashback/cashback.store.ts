import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { CashbackPeriod } from "./next-period.ts";

/** A period that is being worked out. */
export interface StoredPeriod {
  readonly period: string;
  /** ISO 8601, both included. */
  readonly fromDay: string;
  readonly toDay: string;
  /** The last player who was looked at. */
  readonly reached: bigint;
  readonly isDone: boolean;
}

/** What a player gets back of what they lost in a period. Ledger units. */
export interface Made {
  readonly player: bigint;
  readonly lossUnits: bigint;
  readonly bonusUnits: bigint;
}

/** Cashback that waits to be given. */
export interface Waiting extends Made {
  readonly id: bigint;
  readonly promotion: string;
  readonly period: string;
}

/** Open and closed promotions of a type, which are not paused, by their public ids. */
export async function selectOfType(tx: Tx, brandId: bigint, type: string): Promise<string[]> {
  const rows = await tx.rows<{ publicId: string }>(sql`
    select public_id as "publicId"
    from promotion
    join promotion_version v on v.promotion = promotion.id and v.version = promotion.version
    where brand_id = ${brandId} and type = ${type} and status in ('OPEN', 'CLOSE') and not paused
    order by promotion.id`);
  return rows.map(({ publicId }) => publicId);
}

/** When a promotion was opened, and when it was closed; undefined of one that never was open. */
export async function selectOpened(
  tx: Tx,
  promotion: bigint,
): Promise<
  { readonly at: Temporal.Instant; readonly closedAt: Temporal.Instant | null } | undefined
> {
  return tx.row(sql`
    select step.at, (
      select closing.at from promotion_step closing
      where closing.subject = 'promotion' and closing.subject_id = ${promotion}
        and closing.to_status = 'CLOSE'
    ) as "closedAt"
    from promotion_step step
    where step.subject = 'promotion' and step.subject_id = ${promotion}
      and step.to_status = 'OPEN'`);
}

/** A promotion's latest period. */
export function selectLatest(tx: Tx, promotion: bigint): Promise<StoredPeriod | undefined> {
  return tx.row(sql`
    select period, from_day::text as "fromDay", to_day::text as "toDay", reached,
      done_at is not null as "isDone"
    from promotion_cashback_period
    where promotion = ${promotion}
    order by to_day desc limit 1`);
}

export async function insertPeriod(
  tx: Tx,
  promotion: bigint,
  { period, from, to }: CashbackPeriod,
): Promise<void> {
  await tx.run(sql`
    insert into promotion_cashback_period (promotion, period, from_day, to_day)
    values (${promotion}, ${period}, ${from.toString()}, ${to.toString()})`);
}

/** Notes how far a period came. */
export async function updatePeriod(
  tx: Tx,
  promotion: bigint,
  { toDay, reached, isDone }: Pick<StoredPeriod, "toDay" | "reached" | "isDone">,
): Promise<void> {
  await tx.run(sql`
    update promotion_cashback_period
    set reached = ${reached}, done_at = case when ${isDone}::boolean then now() end
    where promotion = ${promotion} and to_day = ${toDay}::date`);
}

/** Writes what players get back; of a period once. */
export async function insertMade(
  tx: Tx,
  promotion: bigint,
  { period, fromDay, toDay }: StoredPeriod,
  made: readonly Made[],
): Promise<void> {
  await tx.run(sql`
    insert into promotion_cashback (
      promotion, player, period, from_day, to_day, loss_units, bonus_units
    )
    select ${promotion}, made.player, ${period}, ${fromDay}::date, ${toDay}::date, loss, bonus
    from unnest(
      ${made.map(({ player }) => player)}::int8[],
      ${made.map(({ lossUnits }) => lossUnits)}::int8[],
      ${made.map(({ bonusUnits }) => bonusUnits)}::int8[]
    ) as made (player, loss, bonus)
    on conflict (promotion, player, period) do nothing`);
}

const WAITING = sql`
  cashback.id, promotion.public_id as promotion, player, period, loss_units as "lossUnits",
  bonus_units as "bonusUnits"`;

/** Cashback that waits to be given, after one, of promotions that are not paused. */
export function selectWaiting(tx: Tx, after: bigint, most: number): Promise<Waiting[]> {
  return tx.rows(sql`
    select ${WAITING}
    from promotion_cashback cashback
    join promotion on promotion.id = cashback.promotion
    where decided_at is null and cashback.id > ${after} and not paused
    order by cashback.id limit ${most}`);
}

/** Notes that cashback is decided on; false where it was before. */
export async function updateDecided(tx: Tx, id: bigint): Promise<boolean> {
  const rows = await tx.run(sql`
    update promotion_cashback set decided_at = now() where id = ${id} and decided_at is null`);
  return rows === 1;
}

/** The loss that a grant gives some of back, with its days; undefined of another grant. */
export function selectLossOf(
  tx: Tx,
  { promotion, player, period }: { promotion: bigint; player: bigint; period: string },
): Promise<{ readonly units: bigint; readonly from: string; readonly to: string } | undefined> {
  return tx.row(sql`
    select loss_units as units, from_day::text as from, to_day::text as to
    from promotion_cashback
    where promotion = ${promotion} and player = ${player} and period = ${period}`);
}

/** Times in which players had a bonus running, of those that overlap a span. */
export function selectBonusSpans(
  tx: Tx,
  players: readonly bigint[],
  { from, until }: { readonly from: Temporal.Instant; readonly until: Temporal.Instant },
): Promise<{ player: bigint; from: Temporal.Instant; until: Temporal.Instant | null }[]> {
  return tx.rows(sql`
    select grant_of.player, began.at as from, ended.at as until
    from promotion_grant grant_of
    join promotion_step began on began.subject = 'grant' and began.subject_id = grant_of.id
      and began.to_status = 'PROCESS'
    left join promotion_step ended on ended.subject = 'grant' and ended.subject_id = grant_of.id
      and ended.from_status = 'PROCESS'
    where grant_of.player = any (${players}::int8[])
      and began.at < ${until.toString()}::timestamptz
      and (ended.at is null or ended.at > ${from.toString()}::timestamptz)`);
}
