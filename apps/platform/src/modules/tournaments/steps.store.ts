import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** One line of a tournament's history. */
export interface TournamentStep {
  readonly status: string;
  readonly at: Temporal.Instant;
  /** Staff by name, or "system". */
  readonly actor: string;
  readonly reason: string | null;
}

/** Writes a line of the history; the database refuses steps that are not in its table. */
export async function insertStep(
  tx: Tx,
  tournament: bigint,
  step: {
    readonly from: string;
    readonly to: string;
    readonly actor: string;
    readonly reason?: string | undefined;
  },
): Promise<void> {
  await tx.run(sql`
    insert into tournament_step (tournament_id, n, from_status, to_status, actor, reason)
    select ${tournament}, coalesce(max(n), 0) + 1, ${step.from}, ${step.to}, ${step.actor},
      ${step.reason ?? null}
    from tournament_step where tournament_id = ${tournament}`);
}

/** The history of a tournament, oldest first. */
export function selectSteps(tx: Tx, tournament: bigint): Promise<TournamentStep[]> {
  return tx.rows(sql`
    select to_status as status, at, actor, reason from tournament_step
    where tournament_id = ${tournament} order by n`);
}
