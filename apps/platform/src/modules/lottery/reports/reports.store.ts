import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import type { IssueStatus } from "../lottery.ts";
import { preferIndex, wonLines, type Winning } from "../settling/settling.store.ts";

/** A pool of money: amounts of two pools can't be added. */
export interface Pool {
  readonly currency: string;
  readonly book: string;
}

/** Stakes and payouts of orders. Ledger units. */
export interface Figures extends Pool {
  readonly orders: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
}

/**
 * Which players count: one brand's, or all for null; never trial and test accounts. EVERY_ACCOUNT
 * is for the cost of payments, which those accounts get too.
 */
export type Whose = bigint | null | "EVERY_ACCOUNT";

function of(whose: Whose): Sql {
  if (whose === "EVERY_ACCOUNT") return sql`true`;
  return sql`
    (${whose}::int8 is null or o.brand_id = ${whose}) and not o.excluded and o.book <> 'test'`;
}

/** An issue, and the version of its outcome whose payouts count; 0 is the refund of a void one. */
export interface PaidIssue {
  readonly id: bigint;
  readonly version: number;
}

/** What some issues brought in each pool of money, by issue; one without bets is missing. */
export async function selectPoolFigures(
  tx: Tx,
  issues: readonly PaidIssue[],
  whose: Whose,
): Promise<ReadonlyMap<bigint, readonly Figures[]>> {
  const rows = await tx.rows<Figures & { issueId: bigint }>(sql`
    select o.issue_id as "issueId", o.currency, o.book, count(*) as orders, sum(o.stake) as stake,
      coalesce(sum(paid.payout), 0) as payout
    from unnest(
      ${issues.map(({ id }) => id)}::int8[],
      ${issues.map(({ version }) => version)}::int4[]
    ) as issue (id, version)
    join lottery_order o on o.issue_id = issue.id
    left join lottery_payout paid
      on paid.issue_id = o.issue_id
      and paid.order_id = o.id
      and paid.version = issue.version
      and paid.refusal is null
    where o.cancelled_at is null and ${of(whose)}
    group by 1, 2, 3
    order by 1, 2, 3`);
  const byIssue = new Map<bigint, Figures[]>();
  for (const { issueId, ...pool } of rows)
    byIssue.set(issueId, [...(byIssue.get(issueId) ?? []), pool]);
  return byIssue;
}

/** Stakes on one market. Ledger units. */
export interface MarketStake extends Pool {
  readonly market: string;
  readonly orders: bigint;
  readonly lines: bigint;
  readonly stake: bigint;
}

/**
 * An issue's result by market, largest stake first. An order's lines are counted before the
 * orders are: sorting a million lines to count different orders takes twice as long.
 */
export function selectMarketStakes(tx: Tx, issueId: bigint, whose: Whose): Promise<MarketStake[]> {
  return tx.rows(sql`
    select line.market, o.currency, o.book, count(*) as orders, sum(line.lines) as lines,
      sum(line.minor * o.minor) as stake
    from (
      select order_id, market, count(*) as lines, sum(unit_minor::numeric * count) as minor
      from lottery_line
      where issue_id = ${issueId}
      group by order_id, market
    ) line
    join lottery_order o on o.id = line.order_id
    where o.cancelled_at is null and ${of(whose)}
    group by 1, 2, 3
    order by stake desc, 1`);
}

export interface MarketPayout extends Pool {
  readonly market: string;
  readonly payout: bigint;
}

/**
 * Payouts by market and pool for given winners. Computed from the lines, so that a hypothetical
 * outcome can be priced too.
 */
export async function selectMarketPayouts(
  tx: Tx,
  issueId: bigint,
  winning: readonly Winning[],
  whose: Whose,
): Promise<MarketPayout[]> {
  await preferIndex(tx);
  return tx.rows(sql`
    select won.market, o.currency, o.book, sum(won.minor * o.minor) as payout
    from (${wonLines(issueId, winning)}) won join lottery_order o on o.id = won.order_id
    where o.cancelled_at is null and ${of(whose)} group by 1, 2, 3`);
}

/** An issue with bets. */
export interface BetOnIssue {
  readonly id: bigint;
  readonly gameCode: string;
  readonly gameName: string;
  readonly issueNo: string;
  readonly drawAt: Temporal.Instant;
  readonly status: IssueStatus;
  readonly version: number;
  readonly paying: boolean;
}

/**
 * One page of the issues with bets, latest draw first; one more than requested when there are more.
 */
export function selectBetOn(
  tx: Tx,
  gameCode: string | undefined,
  whose: Whose,
  limit: number,
  offset: number,
): Promise<BetOnIssue[]> {
  return tx.rows(sql`
    select issue.id, game.code as "gameCode", game.name as "gameName", issue.issue_no as "issueNo",
      issue.draw_at as "drawAt", issue.status, issue.version, issue.paying
    from lottery_issue issue
    join lottery_game game on game.id = issue.game_id
    where (${gameCode ?? null}::text is null or game.code = ${gameCode ?? null})
      and issue.status <> 'SCHEDULED'
      and issue.locked_orders is distinct from 0
      and exists (
        select from lottery_order o
        where o.issue_id = issue.id and o.cancelled_at is null and ${of(whose)}
      )
    order by issue.draw_at desc, issue.id desc limit ${limit + 1} offset ${offset}`);
}

/** Payments of an issue that the wallet refused, with its reasons. */
export function selectRefused(
  tx: Tx,
  issueId: bigint,
  whose: bigint | null,
  limit: number,
): Promise<{ order: bigint; version: number; refusal: string }[]> {
  return tx.rows(sql`
    select paid.order_id as "order", paid.version, paid.refusal
    from lottery_payout paid
    join lottery_order o on o.id = paid.order_id
    where paid.issue_id = ${issueId}
      and paid.refusal is not null
      and (${whose}::int8 is null or o.brand_id = ${whose})
    order by paid.order_id limit ${limit}`);
}
