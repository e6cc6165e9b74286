import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Most deposits of a day that are looked at, latest first. */
const MOST_DEPOSITS = 200;
/** Most other players of a number that are named. */
const MOST_OTHERS = 50;

/** What the cashier knows of a player for the rules about suspicion. Ledger units. */
export interface RiskFigures {
  /** Deposits of the last 24 hours that were paid, credited or not. */
  readonly depositsOfDay: readonly bigint[];
  /** The same of the hours that were asked for. */
  readonly depositsLately: readonly bigint[];
  /** What was credited in the days asked for before those of the last 24 hours. */
  readonly depositedBefore: bigint;
  /** Bank accounts bound in the days that were asked for. */
  readonly accountsLately: number;
  /** Whole minutes since the latest credit; null without one. */
  readonly minutesSinceDeposit: number | null;
}

/** How far back a brand's rules look. */
export interface RiskWindows {
  readonly depositHours: number;
  readonly meanDays: number;
  readonly accountDays: number;
}

export async function selectRiskFigures(
  tx: Tx,
  player: bigint,
  { depositHours, meanDays, accountDays }: RiskWindows,
): Promise<RiskFigures> {
  const paidSince = (hours: number) => sql`
    select coalesce(paid_units, units)::text from deposit
    where player = ${player}
      and created_at > now() - make_interval(hours => ${hours})
      and status in ('SUBMITTED', 'REVIEW', 'LATE_PAID', 'SUCCEEDED')
    order by created_at desc limit ${MOST_DEPOSITS}`;
  const row = await tx.row<{
    day: string[];
    lately: string[];
    before: bigint;
    accounts: bigint;
    minutes: number | null;
  }>(sql`
    select
      array(${paidSince(24)}) as day,
      array(${paidSince(depositHours)}) as lately,
      (
        select coalesce(sum(paid_units), 0)::int8 from deposit
        where player = ${player}
          and created_at > now() - make_interval(days => ${meanDays + 1})
          and created_at <= now() - interval '24 hours'
          and status = 'SUCCEEDED'
      ) as before,
      (
        select count(*) from bank_account
        where player = ${player} and created_at > now() - make_interval(days => ${accountDays})
      ) as accounts,
      (
        select floor(extract(epoch from now() - step.at) / 60)::int4
        from deposit d
        join cashier_step step on step.subject = 'deposit' and step.subject_id = d.id
        where d.player = ${player} and d.status = 'SUCCEEDED' and step.to_status = 'SUCCEEDED'
        order by d.created_at desc, d.id desc limit 1
      ) as minutes`);
  if (!row) throw new Error("Figures always have a row");
  return {
    depositsOfDay: row.day.map(BigInt),
    depositsLately: row.lately.map(BigInt),
    depositedBefore: row.before,
    accountsLately: Number(row.accounts),
    minutesSinceDeposit: row.minutes,
  };
}

/** Another player with a bank account of a player's, who bound it or tried to. */
export interface AccountLink {
  readonly player: bigint;
  /** Its end only. */
  readonly number: string;
  readonly bound: boolean;
  readonly at: Temporal.Instant;
}

/** Who else bound a number that a player bound or tried to bind, or tried to; the latest first. */
export function selectAccountLinks(
  tx: Tx,
  player: bigint,
  brandId: bigint,
): Promise<AccountLink[]> {
  return tx.rows(sql`
    with own as (
      select number from bank_account where player = ${player}
      union
      select number from bank_account_attempt where player = ${player}
      limit 100
    )
    select one.player, right(one.number, 4) as number, one.bound, one.at
    from own
    cross join lateral (
      (
        select player, number, true as bound, created_at as at from bank_account
        where brand_id = ${brandId} and number = own.number and player <> ${player}
        limit ${MOST_OTHERS}
      )
      union all
      (
        select player, number, false, last_at from bank_account_attempt
        where brand_id = ${brandId} and number = own.number and player <> ${player}
        limit ${MOST_OTHERS}
      )
    ) one
    order by one.at desc limit ${MOST_OTHERS}`);
}
