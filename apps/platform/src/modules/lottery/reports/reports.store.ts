import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import type { IssueStatus } from "../lottery.ts";
import { preferIndex, wonLines, type Winning } from "../settling/settling.store.ts";

/** A sort of money: amounts of two can't be added. */
export interface Pool {
  readonly currency: string;
  readonly book: string;
}

/** What orders brought and took. Ledger units. */
export interface Figures extends Pool {
  readonly orders: bigint;
  readonly stake: bigint;
  readonly payout: bigint;
}

/** Whose players are counted: one brand's, or all for null; trial and test accounts never are. EVERY_ACCOUNT is for what payments cost: they are paid too. */
export type Whose = bigint | null | "EVERY_ACCOUNT";

function of(whose: Whose): Sql {
  if (whose === "EVERY_ACCOUNT") return sql`true`;
  return sql`(${whose}::int8 is null or o.brand_id = ${whose}) and not o.excluded and o.book <> 'test'`;
}

/** What an issue brought in each pool of money. `version` of the outcome says which payouts count; 0 is the refund of a void one. */
export function selectPoolFigures(
  tx: Tx,
  issueId: bigint,
  version: number,
  whose: Whose,
): Promise<Figures[]> {
  return tx.rows(sql`
    select o.currency, o.book, count(*) as orders, sum(o.stake) as stake, coalesce(sum(paid.payout), 0) as payout
    from lottery_order o left join lottery_payout paid on paid.issue_id = o.issue_id and paid.order_id = o.id and paid.version = ${version} and paid.refusal is null
    where o.issue_id = ${issueId} and o.cancelled_at is null and ${of(whose)} group by 1, 2 order by 1, 2`);
}

/** What was staked on one market. Ledger units. */
export interface MarketStake extends Pool {
  readonly market: string;
  readonly orders: bigint;
  readonly lines: bigint;
  readonly stake: bigint;
}

/** What an issue brought by market, the largest stake first. An order's lines are counted before the orders are: sorting a million lines to count different orders takes twice as long. */
export function selectMarketStakes(tx: Tx, issueId: bigint, whose: Whose): Promise<MarketStake[]> {
  return tx.rows(sql`
    select line.market, o.currency, o.book, count(*) as orders, sum(line.lines) as lines, sum(line.minor * o.minor) as stake
    from (
      select order_id, market, count(*) as lines, sum(unit_minor::numeric * count) as minor from lottery_line where issue_id = ${issueId} group by order_id, market) line
    join lottery_order o on o.id = line.order_id
    where o.cancelled_at is null and ${of(whose)} group by 1, 2, 3 order by stake desc, 1`);
}

export interface MarketPayout extends Pool {
  readonly market: string;
  readonly payout: bigint;
}

/** What an outcome with such winners gives by market and pool. Computed from the lines, so that an outcome that is only asked about can be priced too. */
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

/** An issue that was bet on. */
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

/** One page of the issues that have bets, the latest draw first; one more than asked for when there are more. */
export function selectBetOn(
  tx: Tx,
  gameCode: string | undefined,
  whose: Whose,
  limit: number,
  offset: number,
): Promise<BetOnIssue[]> {
  return tx.rows(sql`
    select issue.id, game.code as "gameCode", game.name as "gameName", issue.issue_no as "issueNo", issue.draw_at as "drawAt", issue.status, issue.version, issue.paying
    from lottery_issue issue join lottery_game game on game.id = issue.game_id
    where (${gameCode ?? null}::text is null or game.code = ${gameCode ?? null}) and issue.status <> 'SCHEDULED' and issue.locked_orders is distinct from 0
      and exists (select from lottery_order o where o.issue_id = issue.id and o.cancelled_at is null and ${of(whose)})
    order by issue.draw_at desc, issue.id desc limit ${limit + 1} offset ${offset}`);
}

/** Payments of an issue that the wallet would not make, with its reasons. */
export function selectRefused(
  tx: Tx,
  issueId: bigint,
  whose: bigint | null,
  limit: number,
): Promise<{ order: bigint; version: number; refusal: string }[]> {
  return tx.rows(sql`
    select paid.order_id as "order", paid.version, paid.refusal from lottery_payout paid join lottery_order o on o.id = paid.order_id
    where paid.issue_id = ${issueId} and paid.refusal is not null and (${whose}::int8 is null or o.brand_id = ${whose}) order by paid.order_id limit ${limit}`);
}
