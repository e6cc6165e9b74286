import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Actor, Step } from "./cashier.ts";

/** Why a step was taken, and the number of the payment it rests on. */
export interface StepNote {
  readonly reason?: string | undefined;
  readonly reference?: string | undefined;
  /** Who sent the money of a leg with this step: "manual" for staff at the bank. */
  readonly payer?: string | undefined;
}

/**
 * Writes a line of the timeline. The row's status must be moved in the same transaction; the
 * database refuses transitions that are not allowed.
 */
export async function insertStep(
  tx: Tx,
  subject: "deposit" | "withdrawal" | "leg",
  id: bigint,
  from: string,
  to: string,
  actor: Actor,
  note: StepNote = {},
): Promise<void> {
  await tx.run(sql`
    insert into cashier_step (
      subject, subject_id, n, from_status, to_status, actor, reason, reference, payer
    )
    select ${subject}, ${id}, coalesce(max(n), 0) + 1, ${from}, ${to}, ${actor},
      ${note.reason ?? null}, ${note.reference ?? null}, ${note.payer ?? null}
    from cashier_step
    where subject = ${subject} and subject_id = ${id}`);
}

/** The timeline, oldest first. */
export async function selectSteps(
  tx: Tx,
  subject: "deposit" | "withdrawal" | "leg",
  id: bigint,
): Promise<readonly Step[]> {
  return (await selectStepsOf(tx, subject, [id])).get(id) ?? [];
}

/** The timelines of several, each oldest first. */
export async function selectStepsOf(
  tx: Tx,
  subject: "deposit" | "withdrawal" | "leg",
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly Step[]>> {
  const rows = await tx.rows<Step & { id: bigint }>(sql`
    select subject_id as id, to_status as status, at, actor, reason, reference from cashier_step
    where subject = ${subject} and subject_id = any (${ids}::bigint[]) order by subject_id, n`);
  const byId = new Map<bigint, Step[]>();
  for (const { id, ...step } of rows) byId.set(id, [...(byId.get(id) ?? []), step]);
  return byId;
}
