import type { Tx } from "@perya/postgres";
import { join, raw, sql } from "@perya/postgres/sql";
import type { Terms } from "@perya/lottery-kit";
import type { Feed, Issue, IssueStatus, Source } from "../lottery.ts";

const issueColumns = sql`
  issue.id, issue.game_id as "gameId", game.code as "gameCode", game.rules,
  issue.issue_no as "issueNo", issue.open_at as "openAt", issue.close_at as "closeAt",
  issue.draw_at as "drawAt", issue.status, issue.source, issue.rules_version as "rulesVersion",
  issue.terms, issue.commitment, issue.lock_entropy as "lockEntropy",
  issue.locked_orders as "lockedOrders", issue.seed, issue.outcome, issue.version, issue.paying,
  issue.void_reason as "voidReason", issue.resulted_at as "resultedAt",
  issue.settled_at as "settledAt"`;
const joined = raw("lottery_issue issue join lottery_game game on game.id = issue.game_id");

export interface NewIssue {
  readonly issueNo: string;
  readonly openAt: Temporal.Instant;
  readonly closeAt: Temporal.Instant;
  readonly drawAt: Temporal.Instant;
  readonly terms: Terms;
  readonly commitment: string | null;
}

/** Adds issues of a game; existing ones stay. Returns how many were new. */
export function insertIssues(
  tx: Tx,
  gameId: number,
  source: Source,
  rulesVersion: string,
  issues: readonly NewIssue[],
): Promise<number> {
  const column = (of: (issue: NewIssue) => string | null) => issues.map(of);
  return tx.run(sql`
    insert into lottery_issue (
      game_id, source, rules_version, issue_no, open_at, close_at, draw_at, terms, commitment
    )
    select ${gameId}, ${source}, ${rulesVersion}, *
    from unnest(
      ${column(({ issueNo }) => issueNo)}::text[],
      ${column(({ openAt }) => openAt.toString())}::timestamptz[],
      ${column(({ closeAt }) => closeAt.toString())}::timestamptz[],
      ${column(({ drawAt }) => drawAt.toString())}::timestamptz[],
      ${column(({ terms }) => JSON.stringify(terms))}::jsonb[],
      ${column(({ commitment }) => commitment)}::text[]
    )
    on conflict (game_id, issue_no) do nothing`);
}

/** The draw time of a game's last existing issue. */
export async function selectLastDraw(
  tx: Tx,
  gameId: number,
): Promise<Temporal.Instant | undefined> {
  const row = await tx.row<{ drawAt: Temporal.Instant }>(sql`
    select draw_at as "drawAt" from lottery_issue
    where game_id = ${gameId}
    order by draw_at desc limit 1`);
  return row?.drawAt;
}

/** Which of the given numbers the game's issues already use. */
export async function selectTaken(
  tx: Tx,
  gameId: number,
  numbers: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.rows<{ issueNo: string }>(sql`
    select issue_no as "issueNo" from lottery_issue
    where game_id = ${gameId} and issue_no = any (${numbers}::text[])`);
  return new Set(rows.map(({ issueNo }) => issueNo));
}

/**
 * Removes issues that have not opened, to be recreated by another calendar. Nobody can have bet on
 * them, and their commitments are kept for recreated ones.
 */
export async function deleteScheduled(tx: Tx, gameId: number): Promise<void> {
  await tx.run(sql`delete from lottery_issue where game_id = ${gameId} and status = 'SCHEDULED'`);
}

export function selectIssue(tx: Tx, gameCode: string, issueNo: string): Promise<Issue | undefined> {
  return tx.row(sql`
    select ${issueColumns} from ${joined}
    where game.code = ${gameCode} and issue.issue_no = ${issueNo}`);
}

export interface IssueFilter {
  readonly gameCode?: string | undefined;
  readonly status?: IssueStatus | undefined;
  /** Only those whose sales have begun. */
  readonly begun: boolean;
}

/**
 * One page of draws, those that may need attention first: due and unpaid ones, oldest first, then
 * all others, nearest to now first, past or future. One more than requested when there are more.
 */
export function pageIssues(
  tx: Tx,
  { gameCode, status, begun }: IssueFilter,
  limit: number,
  offset: number,
): Promise<Issue[]> {
  const where = join(
    [
      ...(gameCode === undefined
        ? []
        : [sql`game_id = (select id from lottery_game where code = ${gameCode})`]),
      ...(status === undefined ? [] : [sql`status = ${status}`]),
      ...(begun ? [sql`open_at <= now()`] : []),
    ].concat(sql`true`),
    " and ",
  );
  const most = offset + limit + 1;
  // Each part reads an index and only as much as needed: there may be millions of draws, and few
  // are due.
  return tx.rows(sql`
    with
      due as materialized (
        select id, draw_at from lottery_issue
        where ${where}
          and draw_at <= now()
          and (
            status = 'SCHEDULED' and open_at <= now()
            or status = 'OPEN' and close_at <= now()
            or status in ('LOCKED', 'DRAWING')
            or status in ('RESULTED', 'CORRECTING', 'SETTLING')
            or paying
          )
      ),
      over as (
        select id, draw_at from lottery_issue
        where ${where} and draw_at <= now() and status in ('SETTLED', 'VOIDED') and not paying
        order by draw_at desc, id desc limit ${most}
      ),
      ahead as (
        select id, draw_at from lottery_issue
        where ${where} and draw_at > now()
        order by draw_at, id limit ${most}
      ),
      near as (
        select id, draw_at as late_since, interval '0' as away from due
        union all
        select id, null, greatest(draw_at - now(), now() - draw_at)
        from (table over union all table ahead) other
      )
    select ${issueColumns}
    from ${joined}
    join near on near.id = issue.id
    order by near.late_since, near.away, issue.id limit ${limit + 1} offset ${offset}`);
}

/**
 * Advisory lock of an issue, shared by bets and exclusive for `lockIssue`. Its queue is fair,
 * unlike that of a row lock with many shared holders.
 */
export const TURNSTILE = "lottery turnstile";

/**
 * The issue's row, locked until the transaction ends: no bet can be placed on it from then on.
 * Later bets wait until it has ended.
 */
export async function lockIssue(tx: Tx, id: bigint): Promise<Issue | undefined> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${TURNSTILE}, ${id}))`);
  return tx.row(
    sql`select ${issueColumns} from ${joined} where issue.id = ${id} for update of issue`,
  );
}

/** Whether only this process advances the issue now; released when the transaction ends. */
export async function claimIssue(tx: Tx, id: bigint): Promise<boolean> {
  const row = await tx.row<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('lottery issue', ${id})) as mine`,
  );
  return row?.mine === true;
}

/**
 * Due issues except some, earliest draws first. An issue that waits for a result entered by staff
 * is advanced only when it is too late for one. The moment is read once, in a query of its own: an
 * index can't be searched by `clock_timestamp()`, which may differ from row to row.
 */
export async function selectDue(
  tx: Tx,
  limit: number,
  except: readonly bigint[],
): Promise<bigint[]> {
  const rows = await tx.rows<{ id: bigint }>(sql`
    select id from (
      select id, draw_at from lottery_issue
      where status = 'SCHEDULED' and open_at <= (select clock_timestamp())
      union all
      select id, draw_at from lottery_issue
      where status = 'OPEN' and close_at <= (select clock_timestamp())
      union all
      select id, draw_at from lottery_issue
      where status in ('LOCKED', 'DRAWING')
        and draw_at <= (select clock_timestamp())
        and (
          status = 'LOCKED'
          or source = 'RNG'
          or exists (
            select from lottery_game game
            where game.id = lottery_issue.game_id
              and draw_at + make_interval(secs => max_late_seconds) < clock_timestamp()
          )
        )
    ) due
    where id <> all (${except}::int8[])
    order by draw_at, id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** An issue that waits for a feed. */
export interface FedIssue extends Pick<Issue, "id" | "gameCode" | "issueNo" | "rules" | "terms"> {
  readonly feed: Feed;
}

/** Issues whose result should be read from a feed now. */
export function selectFed(tx: Tx): Promise<FedIssue[]> {
  return tx.rows(sql`
    select issue.id, game.code as "gameCode", issue.issue_no as "issueNo", game.rules, issue.terms,
      game.feed
    from ${joined}
    where issue.status = 'DRAWING' and issue.source = 'FEED' and game.feed is not null
    order by issue.draw_at`);
}

export type IssueToPay = Pick<Issue, "id" | "gameCode" | "issueNo" | "status">;

/**
 * Issues whose orders must be paid, reversed or refunded except some, earliest draws first. They
 * are few and have an index of their own: sorted within all issues, they would be looked for among
 * all of them.
 */
export function selectToPay(
  tx: Tx,
  limit: number,
  except: readonly bigint[],
): Promise<IssueToPay[]> {
  return tx.rows(sql`
    with due as materialized (
      select id, game_id, issue_no, status, draw_at from lottery_issue
      where status in ('RESULTED', 'CORRECTING', 'SETTLING') or paying
    )
    select due.id, game.code as "gameCode", due.issue_no as "issueNo", due.status
    from due join lottery_game game on game.id = due.game_id
    where due.id <> all (${except}::int8[])
    order by due.draw_at, due.id limit ${limit}`);
}
