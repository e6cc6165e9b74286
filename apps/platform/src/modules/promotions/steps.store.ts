import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** One line of the history of a promotion or a grant. */
export interface PromotionStep {
  readonly status: string;
  readonly at: Temporal.Instant;
  /** Staff by name, "player" or "system". */
  readonly actor: string;
  readonly reason: string | null;
}

/**
 * Writes a line of a history. The row's status is moved in the same transaction; the database
 * refuses steps that are not in its table.
 */
export async function insertStep(
  tx: Tx,
  subject: "promotion" | "grant",
  id: bigint,
  step: {
    readonly from: string;
    readonly to: string;
    readonly actor: string;
    readonly reason?: string | undefined;
  },
): Promise<void> {
  await tx.run(sql`
    insert into promotion_step (subject, subject_id, n, from_status, to_status, actor, reason)
    select ${subject}, ${id}, coalesce(max(n), 0) + 1, ${step.from}, ${step.to}, ${step.actor},
      ${step.reason ?? null}
    from promotion_step
    where subject = ${subject} and subject_id = ${id}`);
}

/** The histories of several, each oldest first. */
export async function selectStepsOf(
  tx: Tx,
  subject: "promotion" | "grant",
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly PromotionStep[]>> {
  const rows = await tx.rows<PromotionStep & { id: bigint }>(sql`
    select subject_id as id, to_status as status, at, actor, reason from promotion_step
    where subject = ${subject} and subject_id = any (${ids}::bigint[]) order by subject_id, n`);
  const byId = new Map<bigint, PromotionStep[]>();
  for (const { id, ...step } of rows) byId.set(id, [...(byId.get(id) ?? []), step]);
  return byId;
}
