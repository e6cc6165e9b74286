import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A result typed in or read from a feed, decided or not. */
export interface TypedResult {
  readonly id: bigint;
  readonly version: number;
  readonly outcome: unknown;
  readonly enteredBy: string;
  readonly enteredAt: Temporal.Instant;
  readonly reason: string;
  /** Null while it waits for a second person. */
  readonly decidedBy: string | null;
  readonly decidedAt: Temporal.Instant | null;
  readonly accepted: boolean | null;
}

/** Every result of an issue that was typed in or read from a feed, latest first. */
export function selectTypedResults(tx: Tx, issueId: bigint): Promise<TypedResult[]> {
  return tx.rows(sql`
    select id, version, outcome, entered_by as "enteredBy", entered_at as "enteredAt", reason,
      decided_by as "decidedBy", decided_at as "decidedAt", accepted
    from lottery_result_entry
    where issue_id = ${issueId}
    order by id desc`);
}
