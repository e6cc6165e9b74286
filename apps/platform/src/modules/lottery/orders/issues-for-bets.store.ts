import { prepared, type Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { TURNSTILE } from "../issues/issues.store.ts";
import type { IssueStatus } from "../lottery.ts";
import type { OddsKey } from "../odds/odds.ts";
import type { BetIssue } from "./order.ts";
import type { IssueNow } from "./snapshot.ts";

/** What a bet needs of an issue, by its public name. */
export function selectBetIssue(
  tx: Tx,
  gameCode: string,
  issueNo: string,
): Promise<BetIssue | undefined> {
  return tx.row(sql`
    select issue.id, game.code as "gameCode", issue.issue_no as "issueNo", game.rules, issue.terms,
      game.vendor_id as "vendorId", game.game_id as "catalogueGameId"
    from lottery_issue issue
    join lottery_game game on game.id = issue.game_id
    where game.code = ${gameCode} and issue.issue_no = ${issueNo}`);
}

/**
 * Locks some issues (shared) so that they can't be locked for the draw before this transaction has
 * ended. The clock is read after each row is locked: a bet in time by it is in the draw. An issue
 * past its time is not locked. A waiting exclusive lock goes first, see `lockIssue`: endlessly
 * overlapping shared locks would block it for as long as people bet. Source: lottery specification,
 * section 1.
 */
export async function holdIssues(
  tx: Tx,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, IssueNow>> {
  const query = sql`
    with
      queued as materialized (
        select id, pg_advisory_xact_lock_shared(hashtextextended(${TURNSTILE}, id))
        from (
          select id from lottery_issue
          where id = any (${ids}::int8[]) and status = 'OPEN' and close_at > clock_timestamp()
          order by id offset 0
        ) on_sale
      ),
      held as materialized (
        select id, open_at <= clock_timestamp() as opened, close_at
        from lottery_issue
        where id in (select id from queued) and status = 'OPEN' and close_at > clock_timestamp()
        order by id for share
      )
    select
      issue.id, game.enabled, game.prize_mode as "prizeMode", clock_timestamp() as now,
      coalesce(
        (
          select max(version) from lottery_odds odds
          where odds.prize_mode = game.prize_mode and odds.rules = game.rules
        ),
        0
      ) as "oddsVersion",
      coalesce(held.opened and held.close_at > clock_timestamp(), false) as "isOnSale"
    from lottery_issue issue
    join lottery_game game on game.id = issue.game_id
    left join held on held.id = issue.id
    where issue.id = any (${ids}::int8[])`;
  const rows = await tx.rows<IssueNow>(prepared("lottery-hold-issues", query));
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Locks an issue (shared) as long as it has no outcome, so that none comes before this transaction
 * has ended; undefined where it has one or is void. `isOnSale` is false once it has closed.
 */
export async function holdUndrawn(
  tx: Tx,
  id: bigint,
): Promise<{ readonly isOnSale: boolean } | undefined> {
  await tx.run(sql`
    select pg_advisory_xact_lock_shared(hashtextextended(${TURNSTILE}, ${id}::int8))`);
  const held = await tx.row(sql`
    select id from lottery_issue
    where id = ${id} and status in ('OPEN', 'LOCKED') for share`);
  if (!held) return undefined;
  // The clock is read after the row is locked.
  return tx.row(sql`
    select status = 'OPEN' and close_at > clock_timestamp() as "isOnSale"
    from lottery_issue where id = ${id}`);
}

/** An issue with its game's odds profile. */
interface PricedIssue extends OddsKey {
  readonly id: bigint;
  readonly status: IssueStatus;
}

/** An issue with its game's odds profile, by public names. */
export function selectPricedIssue(
  tx: Tx,
  gameCode: string,
  issueNo: string,
): Promise<PricedIssue | undefined> {
  return tx.row(sql`
    select issue.id, issue.status, game.rules, game.prize_mode as "prizeMode"
    from lottery_issue issue
    join lottery_game game on game.id = issue.game_id
    where game.code = ${gameCode} and issue.issue_no = ${issueNo}`);
}

/** The issue of a game that closes next. */
export function selectNextIssue(
  tx: Tx,
  gameCode: string,
): Promise<Pick<BetIssue, "rules" | "terms"> | undefined> {
  return tx.row(sql`
    select game.rules, issue.terms
    from lottery_game game
    cross join lateral (
      select terms from lottery_issue
      where game_id = game.id and status in ('SCHEDULED', 'OPEN')
      order by draw_at limit 1
    ) issue
    where game.code = ${gameCode}`);
}
