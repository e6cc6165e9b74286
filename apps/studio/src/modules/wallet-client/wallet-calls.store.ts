import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

export type CallKind = "bet" | "win" | "rollback";

/** A call to be written into the outbox, in the transaction that decides it. */
export interface NewCall {
  readonly id: string;
  readonly round: string;
  /** The session it is sent for. */
  readonly session: bigint;
  readonly kind: CallKind;
  /** Ledger units. */
  readonly units: bigint;
  readonly reference: string | null;
  /** What the operator is told of the round, as JSON; null for nothing. */
  readonly details: string | null;
  /** What the operator gave its round by, where it is free. */
  readonly reward: string | null;
}

/** A call that was taken from the outbox. */
export interface TakenCall extends NewCall {
  /** How often it was taken, this time included. */
  readonly attempts: number;
}

/** Puts a call into the outbox, due at once. The same call put in again changes nothing. */
export async function insertCall(tx: Tx, call: NewCall): Promise<void> {
  await tx.run(sql`
    insert into wallet_call (id, round, session, kind, units, reference, details, reward)
    values (
      ${call.id}, ${call.round}, ${call.session}, ${call.kind}, ${call.units}, ${call.reference},
      ${call.details}, ${call.reward}::uuid
    )
    on conflict (id) do nothing`);
}

/**
 * Takes a call that is due, of one round or of any, for `leaseMs`: other takers skip it meanwhile.
 * When its taker dies, it is due again after the lease.
 */
export async function takeCall(
  tx: Tx,
  leaseMs: number,
  round: string | null,
): Promise<TakenCall | undefined> {
  return tx.row<TakenCall>(sql`
    update wallet_call
    set attempts = attempts + 1, due_at = now() + ${leaseMs} * interval '1 millisecond'
    where id = (
      select id from wallet_call
      where status = 'PENDING'
        and due_at <= now()
        and (${round}::uuid is null or round = ${round}::uuid)
      order by due_at limit 1 for update skip locked
    )
    returning id, round, session, kind, units, reference, details, reward, attempts`);
}

/** Whether a call still waits for an answer, locked so that only one answer is taken. */
export async function lockPendingCall(tx: Tx, id: string): Promise<boolean> {
  return (
    (await tx.row(
      sql`select 1 from wallet_call where id = ${id} and status = 'PENDING' for update`,
    )) !== undefined
  );
}

/** Writes down how a call ended. */
export async function endCall(
  tx: Tx,
  id: string,
  end: { status: "DONE" | "GIVEN_UP"; answer: string; balance: bigint | null },
): Promise<void> {
  await tx.run(sql`
    update wallet_call
    set status = ${end.status}, answer = ${end.answer}, balance = ${end.balance}, ended_at = now()
    where id = ${id}`);
}

/**
 * Postpones a call: it is due again after `waitMs`. `answer` is the last word of the wallet, if it
 * said one.
 */
export async function postponeCall(
  tx: Tx,
  id: string,
  waitMs: number,
  answer: string | null,
): Promise<void> {
  await tx.run(sql`
    update wallet_call
    set due_at = now() + ${waitMs} * interval '1 millisecond', answer = ${answer}
    where id = ${id}`);
}

/** How many calls wait for an answer, and how many a person must look at. */
export async function countCalls(tx: Tx): Promise<{ pending: bigint; givenUp: bigint }> {
  const row = await tx.row<{ pending: bigint; givenUp: bigint }>(sql`
    select count(*) filter (where status = 'PENDING') as pending,
      count(*) filter (where status = 'GIVEN_UP') as "givenUp"
    from wallet_call
    where status <> 'DONE'`);
  return row ?? { pending: 0n, givenUp: 0n };
}
