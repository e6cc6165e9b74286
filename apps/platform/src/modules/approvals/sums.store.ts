import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { MoneyMove } from "./approvals.ts";

/**
 * Locks the staff member's sum and then the player's until the transaction ends: of concurrent
 * moves each counts those before it.
 */
export async function holdSums(tx: Tx, staffId: bigint, player: string): Promise<void> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(${`money alone of staff ${staffId}`}, 0))`,
  );
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(${`money alone of player ${player}`}, 0))`,
  );
}

/** Of whose day the sums are asked: a player's, in a currency, by the clock of a time zone. */
export interface DayOf {
  readonly player: string;
  readonly currency: string;
  readonly zone: string;
}

/**
 * What was moved without a second person since the brand's day began: by a member of staff, and to
 * or from a player, for each player that is asked about, in their order. Ledger units; a debit
 * counts like a credit.
 */
export async function sumsOfDay(
  tx: Tx,
  staffId: bigint,
  days: readonly DayOf[],
): Promise<{ staff: bigint; player: bigint }[]> {
  const sum = sql`
    select coalesce(sum(abs(units)), 0)::bigint from approval
    where alone and currency = day.currency and decided_at >= day.since`;
  return tx.rows(sql`
    with
      asked as (
        select player, currency, zone, at from unnest(
          ${days.map(({ player }) => player)}::text[],
          ${days.map(({ currency }) => currency)}::text[], ${days.map(({ zone }) => zone)}::text[]
        ) with ordinality as asked (player, currency, zone, at)
      ),
      day as (
        select asked.*, date_trunc('day', now() at time zone zone) at time zone zone as since
        from asked
      )
    select (${sum} and asked_by_id = ${staffId}) as staff,
      (${sum} and approval.player = day.player) as player
    from day
    order by at`);
}

/** Records what one person has moved alone. */
export async function insertAlone(tx: Tx, publicId: string, done: MoneyMove): Promise<void> {
  const {
    brandId,
    kind,
    subject,
    about,
    player,
    units,
    currency,
    payload,
    reason,
    key,
    askedById,
    askedBy,
  } = done;
  await tx.run(sql`
    insert into approval (
      public_id, brand_id, kind, subject, about, player, units, currency, payload, reason, key,
      asked_by_id, asked_by, decided_at, outcome, alone
    )
    values (
      ${publicId}, ${brandId}, ${kind}, ${subject}, ${about}, ${player}, ${units}, ${currency},
      ${JSON.stringify(payload)}::jsonb, ${reason}, ${key}, ${askedById}, ${askedBy}, now(),
      'APPROVED', true
    )`);
}
