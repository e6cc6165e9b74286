import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A callback on its way to the shop. */
export interface Callback {
  readonly id: bigint;
  readonly event: string;
  readonly body: string;
  readonly attempts: number;
  readonly callbackUrl: string;
}

/** A line of the delivery list on the receipt page. */
export interface Delivery {
  readonly event: string;
  readonly attempts: number;
  readonly lastAnswer: string | null;
  readonly deliveredAt: Temporal.Instant | null;
  readonly givenUpAt: Temporal.Instant | null;
  readonly dueAt: Temporal.Instant;
}

export async function insertCallback(
  tx: Tx,
  payment: bigint,
  event: string,
  body: string,
  delaySeconds: number,
): Promise<void> {
  await tx.run(sql`
    insert into callback (payment, event, body, due_at)
    values (${payment}, ${event}, ${body}, now() + make_interval(secs => ${delaySeconds}))`);
}

/**
 * Takes due callbacks for delivery. They come due again after the lease, so one whose sender dies
 * midway is sent again: at least once, never lost.
 */
export function claimDue(tx: Tx, limit: number, leaseSeconds: number): Promise<Callback[]> {
  return tx.rows<Callback>(sql`
    with due as (
      select id from callback
      where delivered_at is null and given_up_at is null and due_at <= now()
      order by due_at, id limit ${limit} for update skip locked
    )
    update callback c
    set attempts = c.attempts + 1, due_at = now() + make_interval(secs => ${leaseSeconds})
    from due
    where c.id = due.id
    returning c.id, c.event, c.body, c.attempts,
      coalesce(
        (select callback_url from payment where id = c.payment),
        (select callback_url from payout where id = c.payout)
      ) as "callbackUrl"`);
}

export async function markDelivered(tx: Tx, id: bigint, answer: string): Promise<void> {
  await tx.run(
    sql`update callback set delivered_at = now(), last_answer = ${answer} where id = ${id}`,
  );
}

/** Puts a callback back for a later try. */
export async function markRetry(tx: Tx, id: bigint, answer: string, waitMs: number): Promise<void> {
  await tx.run(sql`
    update callback
    set last_answer = ${answer}, due_at = now() + make_interval(secs => ${waitMs / 1000})
    where id = ${id}`);
}

export async function markGivenUp(tx: Tx, id: bigint, answer: string): Promise<void> {
  await tx.run(
    sql`update callback set last_answer = ${answer}, given_up_at = now() where id = ${id}`,
  );
}

export function deliveriesOf(tx: Tx, payment: bigint): Promise<Delivery[]> {
  return tx.rows<Delivery>(sql`
    select event, attempts, last_answer as "lastAnswer", delivered_at as "deliveredAt",
      given_up_at as "givenUpAt", due_at as "dueAt"
    from callback
    where payment = ${payment}
    order by id limit 20`);
}
