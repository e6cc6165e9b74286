import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A result that staff entered. */
export interface WaitingResult {
  readonly id: bigint;
  readonly issueId: bigint;
  readonly gameCode: string;
  readonly issueNo: string;
  readonly rules: string;
  /** The version of the outcome it would become: 1 for the first result. */
  readonly version: number;
  readonly outcome: unknown;
  readonly enteredBy: string;
  readonly enteredAt: Temporal.Instant;
  readonly reason: string;
}

const columns = sql`
  result.id, result.issue_id as "issueId", game.code as "gameCode", issue.issue_no as "issueNo",
  game.rules, result.version, result.outcome, result.entered_by as "enteredBy",
  result.entered_at as "enteredAt", result.reason`;
const joined = sql`
  lottery_result_entry result
  join lottery_issue issue on issue.id = result.issue_id
  join lottery_game game on game.id = issue.game_id`;

/** Undefined when another result of the issue by the same person is already pending. */
export function insertTypedResult(
  tx: Tx,
  result: Pick<WaitingResult, "issueId" | "version" | "outcome" | "enteredBy" | "reason">,
): Promise<{ id: bigint } | undefined> {
  return tx.row(sql`
    insert into lottery_result_entry (issue_id, version, outcome, entered_by, reason)
    values (
      ${result.issueId}, ${result.version}, ${JSON.stringify(result.outcome)}::jsonb,
      ${result.enteredBy}, ${result.reason}
    )
    on conflict (issue_id, entered_by) where decided_at is null do nothing
    returning id`);
}

/** Results waiting for a second person, oldest first. */
export function selectWaiting(tx: Tx): Promise<WaitingResult[]> {
  return tx.rows(
    sql`select ${columns} from ${joined} where result.decided_at is null order by result.id`,
  );
}

/** A pending result, not locked. */
export function selectWaitingResult(tx: Tx, id: bigint): Promise<WaitingResult | undefined> {
  return tx.row(
    sql`select ${columns} from ${joined} where result.id = ${id} and result.decided_at is null`,
  );
}

/**
 * One person's pending result, locked until the transaction ends. Its issue is locked before it.
 */
export function lockWaitingOf(
  tx: Tx,
  issueId: bigint,
  enteredBy: string,
): Promise<WaitingResult | undefined> {
  return tx.row(sql`
    select ${columns} from ${joined}
    where result.issue_id = ${issueId}
      and result.entered_by = ${enteredBy}
      and result.decided_at is null
    for update of result`);
}

export async function markDecided(
  tx: Tx,
  id: bigint,
  decidedBy: string,
  accepted: boolean,
): Promise<void> {
  await tx.run(sql`
    update lottery_result_entry
    set decided_by = ${decidedBy}, decided_at = clock_timestamp(), accepted = ${accepted}
    where id = ${id}`);
}

/** Rejects the pending results of an issue that can no longer take one. */
export async function dropWaiting(tx: Tx, issueId: bigint, decidedBy: string): Promise<void> {
  await tx.run(sql`
    update lottery_result_entry
    set decided_by = ${decidedBy}, decided_at = clock_timestamp(), accepted = false
    where issue_id = ${issueId} and decided_at is null`);
}

/** Stores a feed's answer, as evidence of where a result came from. */
export async function insertFed(
  tx: Tx,
  issueId: bigint,
  outcome: unknown,
  url: string,
): Promise<void> {
  await tx.run(sql`
    insert into lottery_result_entry (
      issue_id, version, outcome, entered_by, decided_by, decided_at, accepted, reason
    )
    values (
      ${issueId}, 1, ${JSON.stringify(outcome)}::jsonb, 'feed', 'feed', clock_timestamp(), true,
      ${url}
    )`);
}
