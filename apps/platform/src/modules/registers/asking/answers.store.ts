import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Moment, NamedRegister, Outcome } from "../port.ts";

/** A register's last word of a player. */
export interface StandingAnswer {
  readonly register: string;
  readonly outcome: Outcome;
  readonly validUntil: Temporal.Instant;
  readonly excluded: boolean;
  readonly excludedUntil: Temporal.Instant | null;
  readonly askedAt: Temporal.Instant;
  /** The database's time. */
  readonly now: Temporal.Instant;
}

const ANSWER = sql`
  register, outcome, valid_until as "validUntil", excluded, excluded_until as "excludedUntil",
  asked_at as "askedAt", now() as now`;

/** What registers have said of a player. */
export function selectAnswers(tx: Tx, player: bigint): Promise<StandingAnswer[]> {
  return tx.rows(sql`
    select ${ANSWER} from register_answer where player_id = ${player} order by register`);
}

/** What a register has said of a player, locked: nobody else asks it for the same player now. */
export async function lockAnswer(
  tx: Tx,
  player: bigint,
  { brandId, register }: NamedRegister,
): Promise<StandingAnswer> {
  await tx.run(sql`
    insert into register_answer (player_id, register, brand_id, outcome, valid_until, excluded)
    values (${player}, ${register}, ${brandId}, 'UNKNOWN', now(), false)
    on conflict do nothing`);
  const row = await tx.row<StandingAnswer>(sql`
    select ${ANSWER} from register_answer
    where player_id = ${player} and register = ${register}
    for update`);
  if (!row) throw new Error(`The answer of a register for player ${player} is gone`);
  return row;
}

/** Keeps what a register has said of a player. */
export async function updateAnswer(
  tx: Tx,
  player: bigint,
  register: string,
  said: Pick<StandingAnswer, "outcome" | "excluded" | "excludedUntil"> & {
    readonly validUntil: Temporal.Instant | null;
  },
): Promise<void> {
  await tx.run(sql`
    update register_answer
    set outcome = ${said.outcome},
      valid_until = coalesce(${said.validUntil}::timestamptz, now()),
      excluded = ${said.excluded},
      excluded_until = ${said.excludedUntil}::timestamptz,
      asked_at = now()
    where player_id = ${player} and register = ${register}`);
}

/** Keeps that a register was asked. */
export async function insertCheck(
  tx: Tx,
  player: bigint,
  check: { readonly register: string; readonly moment: Moment; readonly outcome: Outcome },
): Promise<void> {
  await tx.run(sql`
    insert into register_check (player_id, register, moment, outcome)
    values (${player}, ${check.register}, ${check.moment}, ${check.outcome})`);
}

/** A time at which a register was asked for a player. */
export interface Check {
  readonly id: bigint;
  readonly register: string;
  readonly moment: Moment;
  readonly outcome: Outcome;
  readonly at: Temporal.Instant;
}

/** The latest checks of a player, newest first. */
export function selectChecks(tx: Tx, player: bigint, most: number): Promise<Check[]> {
  return tx.rows(sql`
    select id, register, moment, outcome, at from register_check
    where player_id = ${player} order by id desc limit ${most}`);
}

/** A player for whom a register was last asked at a time. */
export interface Due {
  readonly player: bigint;
  readonly askedAt: Temporal.Instant;
}

/**
 * Players of a brand for whom a register was last asked before so many days, the oldest first:
 * those after one of them.
 */
export function selectDue(
  tx: Tx,
  { brandId, register }: NamedRegister,
  days: number,
  { after, most }: { readonly after: Due | undefined; readonly most: number },
): Promise<Due[]> {
  return tx.rows(sql`
    select player_id as player, asked_at as "askedAt" from register_answer
    where brand_id = ${brandId} and register = ${register}
      and asked_at < now() - make_interval(days => ${days}::int)
      and (
        ${after?.askedAt ?? null}::timestamptz is null
        or (asked_at, player_id) > (${after?.askedAt ?? null}::timestamptz, ${after?.player ?? 0n})
      )
    order by asked_at, player_id limit ${most}`);
}

/** The registers that exclude a player as far as is known, and until when; null for no end. */
export function selectExcluding(
  tx: Tx,
  player: bigint,
): Promise<{ readonly register: string; readonly until: Temporal.Instant | null }[]> {
  return tx.rows(sql`
    select register, excluded_until as until from register_answer
    where player_id = ${player} and excluded
    order by register`);
}
