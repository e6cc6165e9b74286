import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import { playerDays } from "../../figures/index.ts";
import type { StoredBill } from "../billing/bill.ts";

type Of = Pick<StoredBill, "brandId" | "kind" | "period" | "start" | "currency">;

const isOf = ({ brandId, kind, period, start }: Of): Sql => sql`
  (brand_id, kind, period, period_start)
    = (${brandId}::int8, ${kind}, ${period}, ${start.toString()}::timestamptz)`;

const isCounted = (categories: readonly string[] | null): Sql => sql`
  (${categories}::text[] is null or category = '' or category = any(${categories}::text[]))`;

/** What a player and the player's team did in a period, as the bill counts it. Ledger units. */
export interface MeasuredMember {
  readonly player: bigint;
  readonly turnover: bigint;
  readonly netLoss: bigint;
  readonly isActive: boolean;
  readonly teamTurnover: bigint;
  readonly teamNetLoss: bigint;
  readonly teamActive: number;
  /** Whether others stand below. */
  readonly isAbove: boolean;
}

const MEASURED = sql`
  player_id as player, sum(turnover)::int8 as turnover, sum(net_loss)::int8 as "netLoss",
  bool_or(is_active) as "isActive", sum(team_turnover)::int8 as "teamTurnover",
  sum(team_net_loss)::int8 as "teamNetLoss", sum(team_active)::int4 as "teamActive"`;

/** A page of a player's direct downlines as a period has them, the largest turnover first. */
export function selectBelow(
  tx: Tx,
  bill: Of,
  of: {
    readonly player: bigint;
    readonly categories: readonly string[] | null;
    readonly pageNo: number;
    readonly size: number;
  },
): Promise<MeasuredMember[]> {
  return tx.rows(sql`
    select below.*, exists (
      select from contract_measure under
      where ${isOf(bill)} and under.parent_id = below.player
    ) as "isAbove"
    from (
      select ${MEASURED} from contract_measure
      where ${isOf(bill)} and parent_id = ${of.player} and ${isCounted(of.categories)}
      group by player_id
      order by sum(team_turnover) desc, player_id
      limit ${of.size + 1} offset ${(of.pageNo - 1) * of.size}
    ) below
    order by "teamTurnover" desc, player`);
}

/** Whether a player stood in another's team, or is them, in the tree of a period. */
export async function isInTeamOf(
  tx: Tx,
  bill: Of,
  agent: bigint,
  player: bigint,
): Promise<boolean> {
  const row = await tx.row(sql`
    with recursive line (id) as (
      select ${player}::int8
      union
      select parent_id from contract_measure, line
      where ${isOf(bill)} and player_id = line.id and parent_id is not null
    )
    select 1 from line where id = ${agent}`);
  return row !== undefined;
}

/** A day of a player in a period by category, in ledger units. */
export interface MeasuredDay {
  readonly day: string;
  readonly category: string;
  readonly turnover: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
  readonly deposits: bigint;
  readonly withdrawals: bigint;
  readonly bonus: bigint;
  readonly rebate: bigint;
}

/** A player's days in a period; both given days included, ISO 8601. */
export function selectDays(
  tx: Tx,
  { brandId, currency }: Of,
  player: bigint,
  [first, last]: readonly [string, string],
): Promise<MeasuredDay[]> {
  return tx.rows(sql`
    select day::text, category, sum(turnover)::int8 as turnover, sum(stake)::int8 as stake,
      sum(payout)::int8 as payout, sum(deposits)::int8 as deposits,
      sum(withdrawals)::int8 as withdrawals, sum(bonus + loyalty)::int8 as bonus,
      sum(rebate)::int8 as rebate
    from (${playerDays(brandId, first, last)}) day
    where player_id = ${player} and currency = ${currency}
    group by day, category
    order by day, category`);
}
