import type { Tx } from "@perya/postgres";
import { join, raw, sql } from "@perya/postgres/sql";
import type { Terms } from "@perya/lottery-kit";
import type { Feed, Issue, IssueStatus, Source } from "../lottery.ts";

const issueColumns = sql`issue.id, issue.game_id as "gameId", game.code as "gameCode", game.rules, issue.issue_no as "issueNo", issue.open_at as "openAt",
  issue.close_at as "closeAt", issue.draw_at as "drawAt", issue.status, issue.source, issue.rules_version as "rulesVersion", issue.terms, issue.commitment,
  issue.lock_entropy as "lockEntropy", issue.locked_orders as "lockedOrders", issue.seed, issue.outcome, issue.version, issue.paying,
  issue.void_reason as "voidReason", issue.resulted_at as "resultedAt", issue.settled_at as "settledAt"`;
const joined = raw("lottery_issue issue join lottery_game game on game.id = issue.game_id");

export interface NewIssue {
  readonly issueNo: string;
  readonly openAt: Temporal.Instant;
  readonly closeAt: Temporal.Instant;
  readonly drawAt: Temporal.Instant;
  readonly terms: Terms;
  readonly commitment: string | null;
}

/** Adds issues of a game; those that are there stay. Answers how many were new. */
export function insertIssues(
  tx: Tx,
  gameId: number,
  source: Source,
  rulesVersion: string,
  issues: readonly NewIssue[],
): Promise<number> {
  const column = (of: (issue: NewIssue) => string | null) => issues.map(of);
  return tx.run(sql`
    insert into lottery_issue (game_id, source, rules_version, issue_no, open_at, close_at, draw_at, terms, commitment)
    select ${gameId}, ${source}, ${rulesVersion}, * from unnest(${column(({ issueNo }) => issueNo)}::text[], ${column(({ openAt }) => openAt.toString())}::timestamptz[],
      ${column(({ closeAt }) => closeAt.toString())}::timestamptz[], ${column(({ drawAt }) => drawAt.toString())}::timestamptz[],
      ${column(({ terms }) => JSON.stringify(terms))}::jsonb[], ${column(({ commitment }) => commitment)}::text[])
    on conflict (game_id, issue_no) do nothing`);
}

/** When a game's last issue is drawn that there is. */
export async function selectLastDraw(
  tx: Tx,
  gameId: number,
): Promise<Temporal.Instant | undefined> {
  const row = await tx.row<{ drawAt: Temporal.Instant }>(sql`
    select draw_at as "drawAt" from lottery_issue where game_id = ${gameId} order by draw_at desc limit 1`);
  return row?.drawAt;
}

/** Which of some numbers issues of the game have. */
export async function selectTaken(
  tx: Tx,
  gameId: number,
  numbers: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.rows<{ issueNo: string }>(
    sql`select issue_no as "issueNo" from lottery_issue where game_id = ${gameId} and issue_no = any (${numbers}::text[])`,
  );
  return new Set(rows.map(({ issueNo }) => issueNo));
}

/** Takes back issues that have not opened, to be recreated by another calendar. Nobody can have bet on them, and their commitments are kept for those that come again. */
export async function deleteScheduled(tx: Tx, gameId: number): Promise<void> {
  await tx.run(sql`delete from lottery_issue where game_id = ${gameId} and status = 'SCHEDULED'`);
}

export function selectIssue(tx: Tx, gameCode: string, issueNo: string): Promise<Issue | undefined> {
  return tx.row(
    sql`select ${issueColumns} from ${joined} where game.code = ${gameCode} and issue.issue_no = ${issueNo}`,
  );
}

export interface IssueFilter {
  readonly gameCode?: string | undefined;
  readonly status?: IssueStatus | undefined;
  /** Only those whose sales have begun. */
  readonly begun: boolean;
}

/**
 * One page of draws, those that may need attention at the front: first those whose time has come and that are not paid for, the oldest of them before, then all others, the
 * nearest to now first, whether they come or are over. One more than asked for when there are more.
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
  // Each part by an index and no longer than wanted: there may be millions of draws, and few of them are due.
  return tx.rows(sql`
    with due as materialized (
      select id, draw_at from lottery_issue where ${where} and draw_at <= now() and (status = 'SCHEDULED' and open_at <= now() or status = 'OPEN' and close_at <= now()
        or status in ('LOCKED', 'DRAWING') or status in ('RESULTED', 'CORRECTING', 'SETTLING') or paying)),
    over as (
      select id, draw_at from lottery_issue where ${where} and draw_at <= now() and status in ('SETTLED', 'VOIDED') and not paying order by draw_at desc, id desc limit ${most}),
    ahead as (select id, draw_at from lottery_issue where ${where} and draw_at > now() order by draw_at, id limit ${most}),
    near as (
      select id, draw_at as late_since, interval '0' as away from due
      union all select id, null, greatest(draw_at - now(), now() - draw_at) from (table over union all table ahead) other)
    select ${issueColumns} from ${joined} join near on near.id = issue.id order by near.late_since, near.away, issue.id limit ${limit + 1} offset ${offset}`);
}

/** Advisory lock of an issue that bets share and `lockIssue` has alone. Its waiting line is kept in order, as that of a row with many shared holders is not. */
export const TURNSTILE = "lottery turnstile";

/** The issue's row, held until the transaction ends: no bet is being placed on it from then on. Bets that come after this was asked wait until it is over. */
export async function lockIssue(tx: Tx, id: bigint): Promise<Issue | undefined> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${TURNSTILE}, ${id}))`);
  return tx.row(
    sql`select ${issueColumns} from ${joined} where issue.id = ${id} for update of issue`,
  );
}

/** Whether this process alone moves the issue on now; let go when the transaction ends. */
export async function claimIssue(tx: Tx, id: bigint): Promise<boolean> {
  const row = await tx.row<{ mine: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended('lottery issue', ${id})) as mine`,
  );
  return row?.mine === true;
}

/** Issues the clock has to move on but for some, those drawn first at the front. An issue that waits for a result entered by staff is moved on only when it is too late for one. */
export async function selectDue(
  tx: Tx,
  limit: number,
  except: readonly bigint[],
): Promise<bigint[]> {
  const rows = await tx.rows<{ id: bigint }>(sql`
    select id from (
      select id, draw_at from lottery_issue where status = 'SCHEDULED' and open_at <= clock_timestamp()
      union all select id, draw_at from lottery_issue where status = 'OPEN' and close_at <= clock_timestamp()
      union all select id, draw_at from lottery_issue where status in ('LOCKED', 'DRAWING') and draw_at <= clock_timestamp()
        and (status = 'LOCKED' or source = 'RNG' or exists (
          select from lottery_game game where game.id = lottery_issue.game_id and draw_at + make_interval(secs => max_late_seconds) < clock_timestamp()))
    ) due
    where id <> all (${except}::int8[]) order by draw_at, id limit ${limit}`);
  return rows.map(({ id }) => id);
}

/** An issue that waits for a feed. */
export interface FedIssue extends Pick<Issue, "id" | "gameCode" | "issueNo" | "rules" | "terms"> {
  readonly feed: Feed;
}

/** Issues whose result is to be read elsewhere now. */
export function selectFed(tx: Tx): Promise<FedIssue[]> {
  return tx.rows(sql`
    select issue.id, game.code as "gameCode", issue.issue_no as "issueNo", game.rules, issue.terms, game.feed from ${joined}
    where issue.status = 'DRAWING' and issue.source = 'FEED' and game.feed is not null order by issue.draw_at`);
}

export type IssueToPay = Pick<Issue, "id" | "gameCode" | "issueNo" | "status">;

/** Issues whose orders are to be paid, reversed or given back but for some, those drawn first at the front. */
export function selectToPay(
  tx: Tx,
  limit: number,
  except: readonly bigint[],
): Promise<IssueToPay[]> {
  return tx.rows(sql`
    select issue.id, game.code as "gameCode", issue.issue_no as "issueNo", issue.status from ${joined}
    where (issue.status in ('RESULTED', 'CORRECTING', 'SETTLING') or issue.paying) and issue.id <> all (${except}::int8[])
    order by issue.draw_at, issue.id limit ${limit}`);
}

/** Voids issues that never opened and are too late to be drawn: nobody can have bet on them. Answers how many. */
export function voidUnopened(tx: Tx): Promise<number> {
  return tx.run(sql`
    update lottery_issue issue set status = 'VOIDED', void_reason = 'TOO_LATE' from lottery_game game
    where game.id = issue.game_id and issue.status = 'SCHEDULED' and issue.open_at <= clock_timestamp()
      and issue.draw_at + make_interval(secs => game.max_late_seconds) < clock_timestamp()`);
}

export async function markOpen(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`update lottery_issue set status = 'OPEN' where id = ${id}`);
}

/** Closes sales: how many orders there are, and the SHA-256 of their ids in order, one a line. lottery.md section 2. */
export async function markLocked(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`
    update lottery_issue set status = 'LOCKED', locked_at = clock_timestamp(), locked_orders = accepted.orders, lock_entropy = accepted.entropy
    from (
      select count(*) as orders, encode(sha256(convert_to(coalesce(string_agg('lo_' || id, E'\n' order by id), ''), 'UTF8')), 'hex') as entropy
      from lottery_order where issue_id = ${id} and cancelled_at is null
    ) accepted
    where lottery_issue.id = ${id}`);
}

export async function markDrawing(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`update lottery_issue set status = 'DRAWING' where id = ${id}`);
}

/** Gives the issue its outcome, and the seed that made it where one did. */
export async function markResulted(
  tx: Tx,
  id: bigint,
  outcome: unknown,
  seed: string | null,
): Promise<void> {
  await tx.run(sql`
    update lottery_issue set status = 'RESULTED', outcome = ${JSON.stringify(outcome)}::jsonb, seed = ${seed}, version = version + 1, resulted_at = clock_timestamp()
    where id = ${id}`);
}

/** Voids the issue; whatever was bet on it is to be given back. */
export async function markVoided(tx: Tx, id: bigint, reason: string): Promise<void> {
  await tx.run(sql`
    update lottery_issue set status = 'VOIDED', void_reason = ${reason},
      paying = exists (select from lottery_order where issue_id = ${id} and cancelled_at is null)
    where id = ${id}`);
}
