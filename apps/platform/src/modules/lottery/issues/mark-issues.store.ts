import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/**
 * Voids issues that never opened and are too late to be drawn: nobody can have bet on them. Returns
 * how many.
 */
export function voidUnopened(tx: Tx): Promise<number> {
  return tx.run(sql`
    update lottery_issue issue set status = 'VOIDED', void_reason = 'TOO_LATE'
    from lottery_game game
    where game.id = issue.game_id
      and issue.status = 'SCHEDULED'
      and issue.open_at <= (select clock_timestamp())
      and issue.draw_at + make_interval(secs => game.max_late_seconds) < clock_timestamp()`);
}

export async function markOpen(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`update lottery_issue set status = 'OPEN' where id = ${id}`);
}

/**
 * Closes sales with the number of orders and the SHA-256 of their ids in order, one per line.
 * Source: lottery specification, section 2.
 */
export async function markLocked(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`
    update lottery_issue
    set status = 'LOCKED',
      locked_at = clock_timestamp(),
      locked_orders = accepted.orders,
      lock_entropy = accepted.entropy
    from (
      select
        count(*) as orders,
        encode(
          sha256(convert_to(coalesce(string_agg('lo_' || id, E'\n' order by id), ''), 'UTF8')),
          'hex'
        ) as entropy
      from lottery_order
      where issue_id = ${id} and cancelled_at is null
    ) accepted
    where lottery_issue.id = ${id}`);
}

export async function markDrawing(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`update lottery_issue set status = 'DRAWING' where id = ${id}`);
}

/** Sets the outcome, and the seed that made it if one did. */
export async function markResulted(
  tx: Tx,
  id: bigint,
  outcome: unknown,
  seed: string | null,
): Promise<void> {
  await tx.run(sql`
    update lottery_issue
    set status = 'RESULTED',
      outcome = ${JSON.stringify(outcome)}::jsonb,
      seed = ${seed},
      version = version + 1,
      resulted_at = clock_timestamp()
    where id = ${id}`);
}

/** Voids the issue; all stakes on it are to be refunded. */
export async function markVoided(tx: Tx, id: bigint, reason: string): Promise<void> {
  await tx.run(sql`
    update lottery_issue set status = 'VOIDED', void_reason = ${reason},
      paying = exists (select from lottery_order where issue_id = ${id} and cancelled_at is null)
    where id = ${id}`);
}
