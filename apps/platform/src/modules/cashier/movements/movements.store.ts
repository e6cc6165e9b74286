import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import type { Span } from "../../../http/answers/days.ts";
import { numberKey } from "../deposits/transfers/number-key.ts";
import { METHODS_OF, type CashMovement, type DaySum, type StatementProvider } from "./movement.ts";

/** Whose money is asked for. */
interface Of {
  readonly brandId: bigint;
  readonly provider: StatementProvider;
}

/**
 * Money of a provider that we know of from a stretch of time, and deposits with some of its numbers
 * whenever they were paid. Deposits that arrived count whether or not they are credited; one
 * payment is one movement, however many deposits it made. One that was written for an arrival
 * which staff found is none until it is credited or sent back, nor is one that proved to be the
 * return of a payout. A leg counts each time it was sent,
 * with who sent it then, and each time it came back: that is an arrival under the bank's number of
 * the return. A payout that came late counts once its player owes it.
 */
export async function movementsOf(
  tx: Tx,
  of: Of,
  span: Required<Span>,
  numbers: readonly string[],
): Promise<CashMovement[]> {
  const [paidIn, sent, late, returned, cameBack] = [
    await depositsOf(tx, of, span, numbers),
    await legsOf(tx, of, span),
    await latePayoutsOf(tx, of, span),
    await returnsOf(tx, of, span),
    await payoutReturnsOf(tx, of, span, numbers),
  ];
  return [...paidIn, ...sent, ...late, ...returned, ...cameBack];
}

/** Numbers of payments in a stretch of time, and of some numbers whenever they were paid. */
function paymentsIn(
  { brandId, provider }: Of,
  { from, to }: Required<Span>,
  numbers: readonly string[],
): Sql {
  const methods = METHODS_OF[provider];
  return sql`
    select d.method,
      case when d.beside is null then d.provider_txn else split_part(d.provider_txn, '#', 1) end
        as number
    from cashier_step s
    join deposit d on d.id = s.subject_id
    where s.subject = 'deposit'
      and s.to_status in ('SUCCEEDED', 'REVIEW', 'RETURNED')
      and s.at >= ${from}
      and s.at < ${to}
      and d.brand_id = ${brandId}
      and d.method = any (${methods}::text[])
      and d.paid_units is not null
      and d.provider_txn is not null
    union
    select method, provider_txn from deposit
    where method = any (${methods}::text[])
      and (
        provider_txn = any (${numbers}::text[])
        or transfer_number = any (${numbers.map(numberKey)}::text[])
      )
      and brand_id = ${brandId}
      and paid_units is not null`;
}

function depositsOf(
  tx: Tx,
  of: Of,
  span: Required<Span>,
  numbers: readonly string[],
): Promise<CashMovement[]> {
  return tx.rows(sql`
    with
      payment as (${paymentsIn(of, span, numbers)})
    select (array_agg(part.public_id order by part.id))[1] as ref, 'IN' as direction,
      payment.number, sum(part.paid_units)::bigint as units, part.paid_currency as currency,
      min(arrived.at) as at, min(part.player_name) as player, min(part.player_ref) as "playerRef"
    from payment
    cross join lateral (
      select * from deposit d
      where d.method = payment.method and d.provider_txn = payment.number
      union
      select * from deposit d
      where d.method = payment.method
        and d.beside is not null
        and split_part(d.provider_txn, '#', 1) = payment.number
    ) part
    cross join lateral (
      select min(s.at) as at from cashier_step s
      where s.subject = 'deposit'
        and s.subject_id = part.id
        and s.to_status in ('SUCCEEDED', 'REVIEW', 'RETURNED')
    ) arrived
    where part.paid_units is not null
      and not (
        part.beside is null
        and part.key = 'payment:' || part.provider_txn
        and part.status in ('REVIEW', 'REJECTED')
      )
      and not exists (
        select 1 from payout_return back
        where back.brand_id = part.brand_id
          and back.number_key = part.transfer_number
          and case back.payer when 'manual' then 'bank' else back.payer end = ${of.provider}
      )
    group by payment.method, payment.number, part.paid_currency`);
}

function legsOf(
  tx: Tx,
  { brandId, provider }: Of,
  { from, to }: Required<Span>,
): Promise<CashMovement[]> {
  return tx.rows(sql`
    select w.public_id || '/' || l.n || case
        when earlier.times = 0 then ''
        else '-' || (earlier.times + 1)
      end as ref,
      'OUT' as direction, s.reference as number, l.units, w.currency, s.at,
      w.player_name as player, w.player_ref as "playerRef"
    from cashier_step s
    join withdrawal_leg l on l.id = s.subject_id
    join withdrawal w on w.id = l.withdrawal
    cross join lateral (
      select count(*) as times from cashier_step e
      where e.subject = 'leg'
        and e.subject_id = l.id
        and e.n < s.n
        and e.payer is not null
    ) earlier
    where s.subject = 'leg'
      and s.to_status = 'SENT'
      and s.at >= ${from}
      and s.at < ${to}
      and w.brand_id = ${brandId}
      and case s.payer when 'manual' then 'bank' else s.payer end = ${provider}`);
}

/** What was paid after its leg had ended otherwise, once it is decided who pays for it. */
function latePayoutsOf(
  tx: Tx,
  { brandId, provider }: Of,
  { from, to }: Required<Span>,
): Promise<CashMovement[]> {
  return tx.rows(sql`
    select w.public_id || '/' || l.n || '/late-' || late.id as ref, 'OUT' as direction,
      late.payment as number, late.units, late.currency, late.at, w.player_name as player,
      w.player_ref as "playerRef"
    from payout_problem late
    join payout_order o on o.id = late.payout_order
    join withdrawal_leg l on l.id = o.leg
    join withdrawal w on w.id = l.withdrawal
    where late.outcome is not null
      and late.brand_id = ${brandId}
      and late.provider = ${provider}
      and late.at >= ${from}
      and late.at < ${to}`);
}

/** What was taken back after it was credited, and what was sent back without. */
function returnsOf(
  tx: Tx,
  { brandId, provider }: Of,
  { from, to }: Required<Span>,
): Promise<CashMovement[]> {
  return tx.rows(sql`
    select d.public_id || '/' || lower(s.to_status) as ref, 'OUT' as direction,
      case s.to_status when 'RETURNED' then s.reference end as number,
      d.paid_units as units, d.paid_currency as currency, s.at, d.player_name as player,
      d.player_ref as "playerRef"
    from cashier_step s
    join deposit d on d.id = s.subject_id
    where s.subject = 'deposit'
      and s.to_status in ('REVERSED', 'RETURNED')
      and s.at >= ${from}
      and s.at < ${to}
      and d.brand_id = ${brandId}
      and d.method = any (${METHODS_OF[provider]}::text[])`);
}

/**
 * What came back of legs, in a stretch of time or under some numbers. One that was first taken for
 * a deposit, which was not credited, is the same movement: it goes on under the deposit's id, which
 * a line of a statement may be matched with.
 */
function payoutReturnsOf(
  tx: Tx,
  { brandId, provider }: Of,
  { from, to }: Required<Span>,
  numbers: readonly string[],
): Promise<CashMovement[]> {
  return tx.rows(sql`
    select
      coalesce(taken.public_id, w.public_id || '/' || l.n || '/returned-' || back.id) as ref,
      'IN' as direction, back.number, back.units, w.currency, back.at, w.player_name as player,
      w.player_ref as "playerRef"
    from payout_return back
    join withdrawal_leg l on l.id = back.leg
    join withdrawal w on w.id = l.withdrawal
    left join deposit taken on taken.transfer_number = back.number_key
      and taken.brand_id = back.brand_id
      and taken.method = any (${METHODS_OF[provider]}::text[])
      and taken.paid_units is not null
    where back.brand_id = ${brandId}
      and case back.payer when 'manual' then 'bank' else back.payer end = ${provider}
      and (
        (back.at >= ${from} and back.at < ${to})
        or back.number_key = any (${numbers.map(numberKey)}::text[])
      )`);
}

/**
 * What was credited of deposits, taken back of them, sent of withdrawals and returned of those by
 * our books, by day of a zone. A credit's step is written with its entry in the ledger, in one
 * transaction; a late payout counts on the day it was told, as it does among the movements.
 */
export function daySumsOf(
  tx: Tx,
  { brandId, provider }: Of,
  { from, to }: Required<Span>,
  zone: string,
): Promise<DaySum[]> {
  return tx.rows(sql`
    select to_char(at at time zone ${zone}, 'YYYY-MM-DD') as day, direction, currency,
      sum(units)::bigint as units
    from (
      select s.at, case s.to_status when 'SUCCEEDED' then 'IN' else 'OUT' end as direction,
        d.currency, d.paid_units as units
      from cashier_step s
      join deposit d on d.id = s.subject_id
      where s.subject = 'deposit'
        and s.to_status in ('SUCCEEDED', 'REVERSED')
        and s.at >= ${from}
        and s.at < ${to}
        and d.brand_id = ${brandId}
        and d.method = any (${METHODS_OF[provider]}::text[])
      union all
      select s.at, 'OUT', w.currency, l.units
      from cashier_step s
      join withdrawal_leg l on l.id = s.subject_id
      join withdrawal w on w.id = l.withdrawal
      where s.subject = 'leg'
        and s.to_status = 'SENT'
        and s.at >= ${from}
        and s.at < ${to}
        and w.brand_id = ${brandId}
        and case s.payer when 'manual' then 'bank' else s.payer end = ${provider}
      union all
      select at, 'OUT', currency, units from payout_problem
      where outcome is not null
        and brand_id = ${brandId}
        and provider = ${provider}
        and at >= ${from}
        and at < ${to}
      union all
      select back.at, 'IN', w.currency, back.units
      from payout_return back
      join withdrawal_leg l on l.id = back.leg
      join withdrawal w on w.id = l.withdrawal
      where back.brand_id = ${brandId}
        and back.at >= ${from}
        and back.at < ${to}
        and case back.payer when 'manual' then 'bank' else back.payer end = ${provider}
    ) moved
    group by 1, 2, 3`);
}
