import { sql, type Tx } from "@perya/postgres";
import type { IssueStatus } from "../lottery.ts";

/** What an issue took and gave in one pool of money. Ledger units. */
export interface IssueSums {
  readonly gameCode: string;
  readonly issueNo: string;
  readonly status: IssueStatus;
  readonly drawAt: Temporal.Instant;
  readonly currency: string;
  readonly book: string;
  readonly orders: number;
  readonly players: number;
  readonly stake: bigint;
  /** What the outcome that counts gives; the whole stake of a void issue. */
  readonly payout: bigint;
}

/** Payments that count: of the current outcome, or refunds of a void issue. */
const PAID = sql`left join lottery_payout p on p.issue_id = o.issue_id and p.order_id = o.id and p.refusal is null
  and p.version = case issue.status when 'VOIDED' then 0 else issue.version end`;

/** The sums of the issues drawn in a span that were bet on, newest first, a row for each pool of money. */
export function selectIssueSums(
  tx: Tx,
  { from, to, gameCode }: { readonly from: Temporal.Instant; readonly to: Temporal.Instant; readonly gameCode: string | undefined },
  limit: number,
  offset: number,
): Promise<IssueSums[]> {
  return tx.rows(sql`
    select game.code as "gameCode", issue.issue_no as "issueNo", issue.status, issue.draw_at as "drawAt", o.currency, o.book, count(*)::int as orders,
      count(distinct o.player)::int as players, sum(o.stake) as stake, coalesce(sum(p.payout), 0) as payout
    from lottery_issue issue join lottery_game game on game.id = issue.game_id join lottery_order o on o.issue_id = issue.id and o.cancelled_at is null ${PAID}
    where issue.draw_at >= ${from.toString()}::timestamptz and issue.draw_at < ${to.toString()}::timestamptz
      and (${gameCode ?? null}::text is null or game.code = ${gameCode ?? null})
    group by issue.id, game.id, o.currency, o.book order by issue.draw_at desc, issue.id desc, o.currency, o.book limit ${limit} offset ${offset}`);
}

/** What was bet on one market of an issue in a pool of money. Ledger units. */
export interface MarketSums {
  readonly market: string;
  readonly currency: string;
  readonly book: string;
  readonly lines: number;
  readonly stake: bigint;
}

export function selectMarketSums(tx: Tx, issue: bigint): Promise<MarketSums[]> {
  return tx.rows(sql`
    select l.market, o.currency, o.book, count(*)::int as lines, sum(l.unit_minor * l.count * o.minor) as stake
    from lottery_line l join lottery_order o on o.id = l.order_id
    where l.issue_id = ${issue} and o.cancelled_at is null group by l.market, o.currency, o.book order by l.market, o.currency, o.book`);
}

/** Payments of an issue that the wallet would not make, with its reasons. */
export function selectRefused(tx: Tx, issue: bigint, limit: number): Promise<{ order: bigint; version: number; refusal: string }[]> {
  return tx.rows(sql`
    select order_id as "order", version, refusal from lottery_payout where issue_id = ${issue} and refusal is not null order by order_id limit ${limit}`);
}
