import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A result that staff entered. */
export interface ResultEntry {
  readonly id: bigint;
  readonly issueId: bigint;
  readonly gameCode: string;
  readonly issueNo: string;
  readonly rules: string;
  /** The version of the issue's outcome that it makes: 1 for its first result. */
  readonly version: number;
  readonly outcome: unknown;
  readonly enteredBy: string;
  readonly enteredAt: Temporal.Instant;
  readonly reason: string;
}

const columns = sql`entry.id, entry.issue_id as "issueId", game.code as "gameCode", issue.issue_no as "issueNo", game.rules, entry.version, entry.outcome,
  entry.entered_by as "enteredBy", entry.entered_at as "enteredAt", entry.reason`;
const joined = sql`lottery_result_entry entry join lottery_issue issue on issue.id = entry.issue_id join lottery_game game on game.id = issue.game_id`;

/** Undefined when another result of the issue by the same person waits already. */
export function insertEntry(
  tx: Tx,
  entry: Pick<ResultEntry, "issueId" | "version" | "outcome" | "enteredBy" | "reason">,
): Promise<{ id: bigint } | undefined> {
  return tx.row(sql`
    insert into lottery_result_entry (issue_id, version, outcome, entered_by, reason)
    values (${entry.issueId}, ${entry.version}, ${JSON.stringify(entry.outcome)}::jsonb, ${entry.enteredBy}, ${entry.reason})
    on conflict (issue_id, entered_by) where decided_at is null do nothing returning id`);
}

/** Results that wait for a second person, the oldest first. */
export function selectWaiting(tx: Tx): Promise<ResultEntry[]> {
  return tx.rows(
    sql`select ${columns} from ${joined} where entry.decided_at is null order by entry.id`,
  );
}

/** Results that wait for one issue, the oldest first. */
export function selectWaitingOf(tx: Tx, issueId: bigint): Promise<ResultEntry[]> {
  return tx.rows(
    sql`select ${columns} from ${joined} where entry.issue_id = ${issueId} and entry.decided_at is null order by entry.id`,
  );
}

/** A waiting result, not held. */
export function selectWaitingEntry(tx: Tx, id: bigint): Promise<ResultEntry | undefined> {
  return tx.row(
    sql`select ${columns} from ${joined} where entry.id = ${id} and entry.decided_at is null`,
  );
}

/** The waiting result that one person typed, held until the transaction ends. Its issue is held before it. */
export function lockWaitingOf(
  tx: Tx,
  issueId: bigint,
  enteredBy: string,
): Promise<ResultEntry | undefined> {
  return tx.row(sql`
    select ${columns} from ${joined} where entry.issue_id = ${issueId} and entry.entered_by = ${enteredBy} and entry.decided_at is null for update of entry`);
}

export async function markDecided(
  tx: Tx,
  id: bigint,
  decidedBy: string,
  accepted: boolean,
): Promise<void> {
  await tx.run(sql`
    update lottery_result_entry set decided_by = ${decidedBy}, decided_at = clock_timestamp(), accepted = ${accepted} where id = ${id}`);
}

/** Rejects what waits for an issue that takes no result any more. */
export async function dropWaiting(tx: Tx, issueId: bigint, decidedBy: string): Promise<void> {
  await tx.run(sql`
    update lottery_result_entry set decided_by = ${decidedBy}, decided_at = clock_timestamp(), accepted = false
    where issue_id = ${issueId} and decided_at is null`);
}

/** Keeps what a feed said, for later questions about where a result came from. */
export async function insertFed(
  tx: Tx,
  issueId: bigint,
  outcome: unknown,
  url: string,
): Promise<void> {
  await tx.run(sql`
    insert into lottery_result_entry (issue_id, version, outcome, entered_by, decided_by, decided_at, accepted, reason)
    values (${issueId}, 1, ${JSON.stringify(outcome)}::jsonb, 'feed', 'feed', clock_timestamp(), true, ${url})`);
}
