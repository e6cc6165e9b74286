import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import { frozenAt, placesAt } from "../../agents/index.ts";
import { playerDays } from "../../figures/index.ts";
import type { DayKind, DayPeriod } from "../billing/kinds.ts";
import type { PayPeriod } from "../billing/period-of.ts";
import type { TeamRow } from "../billing/bill-of.ts";
import type { Member } from "../billing/team-sums.ts";

/** A brand's period of one kind of pay. */
export interface Settled extends PayPeriod {
  readonly brandId: bigint;
  readonly currency: string;
  readonly book: "real" | "play";
  readonly kind: DayKind;
  readonly period: DayPeriod;
}

/** What a brand takes off what its players lost, and who is active. Amounts in ledger units. */
export interface MeasureRules {
  readonly lessBonus: boolean;
  readonly lessRebate: boolean;
  readonly lessSalary: boolean;
  readonly minTurnover: bigint;
  readonly minDeposits: bigint;
  /** Days with turnover that a month asks for. */
  readonly monthDays: number;
}

const RUN = sql`brand_id, kind, period, period_start`;
const runOf = ({ brandId, kind, period, start }: Settled): Sql =>
  sql`${brandId}::int8, ${kind}, ${period}, ${start.toString()}::timestamptz`;
const isRun = (one: Settled): Sql => sql`(${RUN}) = (${runOf(one)})`;

/** Whether the measures of a period are frozen. */
export async function isMeasured(tx: Tx, one: Settled): Promise<boolean> {
  const row = await tx.row(sql`select 1 from contract_measure where ${isRun(one)} limit 1`);
  return row !== undefined;
}

/**
 * What the brand's players did in a period by category, and who of them was active: rows
 * (player_id, category, turnover, net_loss, cash, is_active). What a player was paid as a salary in
 * the period is a cost of none of the categories. Source: agents reference, section 2.
 */
function doneIn(one: Settled, rules: MeasureRules): Sql {
  const { brandId, currency, book, firstDay, lastDay, start, end, period } = one;
  const when = (isOn: boolean, amount: Sql) => (isOn ? sql` - ${amount}` : sql``);
  return sql`
    select player_id, category, sum(turnover)::int8 as turnover, sum(net_loss)::int8 as net_loss,
      sum(cash)::int8 as cash,
      category = '' and bool_or(is_active) as is_active
    from (
      select player_id, category, turnover,
        stake - payout - jackpot_stake${when(rules.lessBonus, sql`bonus - loyalty`)}
          ${when(rules.lessRebate, sql`rebate`)} as net_loss,
        deposits - withdrawals as cash, false as is_active
      from (${playerDays(brandId, firstDay, lastDay)}) played
      where currency = ${currency} and book = ${book}
      union all
      select player_id, '', 0, 0, 0, true
      from (${playerDays(brandId, firstDay, lastDay)}) played
      where currency = ${currency} and book = ${book}
      group by player_id
      having sum(turnover) >= ${rules.minTurnover} and sum(deposits) >= ${rules.minDeposits}
        and count(distinct day) filter (where turnover > 0)
          >= ${period === "M" ? rules.monthDays : 0}
      union all
      select player_id, '', 0, -payable, 0, false from contract_bill
      where ${rules.lessSalary && one.kind === "DIVIDEND"}::boolean
        and brand_id = ${brandId} and kind <> 'DIVIDEND'
        and period_end > ${start.toString()}::timestamptz
        and period_end <= ${end.toString()}::timestamptz
        and state in ('PENDING_REVIEW', 'PAYABLE', 'PAID')
    ) done
    group by player_id, category`;
}

const COLUMNS = sql`
  ${RUN}, player_id, category, parent_id, depth, turnover, net_loss, cash, is_active,
  team_turnover, team_net_loss, team_active`;

/** A tree at a period's start, with those who came during it where they came. */
const placesIn = ({ brandId, start, end }: Settled, whose: Sql): Sql => sql`
  select distinct on (player_id) player_id, parent_id, depth
  from (
    select 1 as turn, place.* from (
      ${placesAt(brandId, sql`${start.toString()}::timestamptz`)}
    ) place where player_id in (${whose})
    union all
    select 2, place.* from (
      ${placesAt(brandId, sql`${end.toString()}::timestamptz - interval '1 microsecond'`)}
    ) place where player_id in (${whose})
  ) places
  order by player_id, turn`;

/** Freezes what each player did. */
export async function insertDone(tx: Tx, one: Settled, rules: MeasureRules): Promise<void> {
  await tx.run(sql`
    with done as materialized (${doneIn(one, rules)})
    insert into contract_measure (${COLUMNS})
    select ${runOf(one)}, player_id, category, parent_id, depth, turnover, net_loss, cash,
    is_active,
      turnover, net_loss, 0
    from done
    join (${placesIn(one, sql`select player_id from done`)}) place using (player_id)`);
}

/** Adds places of players who did nothing themselves. Returns how many were added. */
async function insertPlaces(tx: Tx, one: Settled, whose: Sql): Promise<number> {
  const rows = await tx.rows(sql`
    insert into contract_measure (${COLUMNS})
    select ${runOf(one)}, player_id, '', parent_id, depth, 0, 0, 0, false, 0, 0, 0
    from (${placesIn(one, whose)}) place
    on conflict do nothing
    returning 1`);
  return rows.length;
}

/** Adds holders of contracts, and everyone above those who are in it, level by level. */
export async function insertAbove(tx: Tx, one: Settled, holders: readonly bigint[]): Promise<void> {
  await insertPlaces(tx, one, sql`select unnest(${holders}::int8[])`);
  const missing = sql`
    select parent_id from contract_measure where ${isRun(one)}
    except
    select player_id from contract_measure where ${isRun(one)}`;
  while ((await insertPlaces(tx, one, missing)) > 0);
}

/** Everyone in a period's tree, as it is frozen. */
export async function selectMembers(tx: Tx, one: Settled): Promise<Member[]> {
  const rows = await tx.rows<{
    player: bigint;
    parent: bigint | null;
    depth: number;
    category: string;
    turnover: bigint;
    netLoss: bigint;
    cash: bigint;
    isActive: boolean;
  }>(sql`
    select player_id as player, parent_id as parent, depth, category, turnover,
      net_loss as "netLoss", cash, is_active as "isActive"
    from contract_measure where ${isRun(one)}
    order by player_id`);
  const members = new Map<bigint, Member>();
  for (const { player, parent, depth, category, turnover, netLoss, cash, isActive } of rows) {
    const had = members.get(player);
    const done = new Map(had?.done).set(category, { turnover, netLoss });
    const activeAbove = (had?.activeAbove ?? 0) + (isActive ? 1 : 0);
    const all = (had?.cash ?? 0n) + cash;
    members.set(player, { player, parent, depth, done, active: 0, activeAbove, cash: all });
  }
  return [...members.values()];
}

/** Agents who are frozen at a time. */
export async function selectFrozen(tx: Tx, at: Temporal.Instant): Promise<Set<bigint>> {
  const rows = await tx.rows<{ player: bigint }>(
    sql`select player_id as player from (${frozenAt(sql`${at.toString()}::timestamptz`)}) frozen`,
  );
  return new Set(rows.map(({ player }) => player));
}

/** Freezes what teams did, of players who have others below. */
export async function writeTeams(tx: Tx, one: Settled, teams: readonly TeamRow[]): Promise<void> {
  await tx.run(sql`
    insert into contract_measure (${COLUMNS})
    select ${runOf(one)}, team.player_id, team.category, place.parent_id, place.depth, 0, 0, 0,
    false,
      team.turnover, team.net_loss, team.active
    from unnest(
      ${teams.map(({ player }) => player)}::int8[],
      ${teams.map(({ category }) => category)}::text[],
      ${teams.map(({ turnover }) => turnover)}::int8[],
      ${teams.map(({ netLoss }) => netLoss)}::int8[], ${teams.map(({ active }) => active)}::int4[]
    ) as team (player_id, category, turnover, net_loss, active)
    join lateral (
      select parent_id, depth from contract_measure
      where ${isRun(one)} and player_id = team.player_id limit 1
    ) place on true
    on conflict (${RUN}, player_id, category) do update
    set team_turnover = excluded.team_turnover, team_net_loss = excluded.team_net_loss,
      team_active = excluded.team_active`);
}
