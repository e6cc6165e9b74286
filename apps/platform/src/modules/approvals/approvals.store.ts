import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Approval, Asked, Outcome, Scope } from "./approvals.ts";

const APPROVAL = sql`
  id, public_id as "publicId", brand_id as "brandId", kind, subject, about, player, units, currency,
  payload, reason, key, asked_by_id as "askedById", asked_by as "askedBy", asked_at as "askedAt",
  expires_at as "expiresAt",
  coalesce(outcome, case when expires_at <= now() then 'EXPIRED' else 'WAITING' end) as state,
  decided_by as "decidedBy", decided_at as "decidedAt", decision_reason as "decisionReason"`;
const OPEN = sql`decided_at is null and expires_at > now()`;
/** The latest requests that were decided or have expired. */
const OVER = sql`not alone and (decided_at is not null or expires_at <= now())`;

function of(brandId: bigint | null) {
  return sql`(${brandId}::bigint is null or brand_id = ${brandId})`;
}

function within({ brandId, kinds, staffId }: Scope) {
  return sql`${of(brandId)} and (kind = any (${[...kinds]}::text[]) or asked_by_id = ${staffId})`;
}

/** Writes a request that waits this many hours; false if the kind already has one with that key. */
export async function insertApproval(
  tx: Tx,
  publicId: string,
  asked: Asked,
  hours: number,
): Promise<boolean> {
  const {
    brandId,
    kind,
    subject,
    about,
    player,
    units,
    currency,
    payload,
    reason,
    key,
    askedById,
    askedBy,
  } = asked;
  const added = await tx.run(sql`
    insert into approval (
      public_id, brand_id, kind, subject, about, player, units, currency, payload, reason, key,
      asked_by_id, asked_by, expires_at
    )
    values (
      ${publicId}, ${brandId}, ${kind}, ${subject}, ${about}, ${player}, ${units}, ${currency},
      ${JSON.stringify(payload)}::jsonb, ${reason}, ${key}, ${askedById}, ${askedBy},
      now() + make_interval(hours => ${hours})
    )
    on conflict (kind, key) where key is not null do nothing`);
  return added === 1;
}

/** The request of a kind with a key, whatever its state. */
export function selectByKey(tx: Tx, kind: string, key: string): Promise<Approval | undefined> {
  return tx.row(sql`select ${APPROVAL} from approval where kind = ${kind} and key = ${key}`);
}

/** The request of a kind that waits for a subject. The caller holds the lock on the subject. */
export function selectOpenFor(
  tx: Tx,
  kind: string,
  subject: string,
): Promise<Approval | undefined> {
  return tx.row(sql`
    select ${APPROVAL} from approval
    where kind = ${kind} and subject = ${subject} and ${OPEN}
    order by id limit 1`);
}

/** The oldest request of a kind that waits for each of some subjects, by subject. */
export async function selectOpenForEach(
  tx: Tx,
  kind: string,
  subjects: readonly string[],
): Promise<ReadonlyMap<string, Approval>> {
  const rows = await selectOpenAmong(tx, kind, subjects);
  return new Map(rows.toReversed().map((approval) => [approval.subject, approval]));
}

/** Every request of a kind that waits for some subjects, the oldest first. */
export function selectOpenAmong(
  tx: Tx,
  kind: string,
  subjects: readonly string[],
): Promise<Approval[]> {
  return tx.rows(sql`
    select ${APPROVAL} from approval
    where kind = ${kind} and subject = any (${subjects}::text[]) and ${OPEN}
    order by id`);
}

/**
 * Every request of a kind that waits for a subject, the oldest first: several where each carries
 * what one person typed. The subject is held by the caller.
 */
export function selectAllOpenFor(tx: Tx, kind: string, subject: string): Promise<Approval[]> {
  return tx.rows(sql`
    select ${APPROVAL} from approval
    where kind = ${kind} and subject = ${subject} and ${OPEN}
    order by id`);
}

/** The last request of a kind for a subject that a second person approved. */
export function selectLastApproved(
  tx: Tx,
  kind: string,
  subject: string,
): Promise<Approval | undefined> {
  return tx.row(sql`
    select ${APPROVAL} from approval
    where kind = ${kind} and subject = ${subject} and outcome = 'APPROVED' and not alone
    order by decided_at desc, id desc limit 1`);
}

/** Which of some subjects wait for a second person. */
export async function selectWaitingSubjects(
  tx: Tx,
  kinds: readonly string[],
  subjects: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.rows<{ subject: string }>(sql`
    select distinct subject from approval
    where subject = any (${[...subjects]}::text[])
      and kind = any (${[...kinds]}::text[])
      and ${OPEN}`);
  return new Set(rows.map(({ subject }) => subject));
}

/** Locks a kind's requests for a subject until the transaction ends. */
export async function holdSubject(tx: Tx, kind: string, subject: string): Promise<void> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(${`approval ${kind} ${subject}`}, 0))`,
  );
}

/** What waits, the oldest first. */
export function selectOpen(tx: Tx, scope: Scope, limit: number): Promise<Approval[]> {
  return tx.rows(sql`
    select ${APPROVAL} from approval
    where ${OPEN} and ${within(scope)}
    order by asked_at limit ${limit}`);
}

/** What waits of some kinds for anyone, the oldest first. */
export function selectOpenOfKinds(
  tx: Tx,
  kinds: readonly string[],
  limit: number,
): Promise<Approval[]> {
  return tx.rows(sql`
    select ${APPROVAL} from approval
    where ${OPEN} and kind = any (${[...kinds]}::text[])
    order by asked_at limit ${limit}`);
}

/** How many pending requests this person could decide; their own don't count. */
export async function countOpen(tx: Tx, { brandId, kinds, staffId }: Scope): Promise<number> {
  const row = await tx.row<{ count: bigint }>(sql`
    select count(*) as count from approval
    where ${OPEN}
      and ${of(brandId)}
      and kind = any (${[...kinds]}::text[])
      and asked_by_id <> ${staffId}`);
  return Number(row?.count ?? 0n);
}

/** Decided and expired requests, latest first, and how much of it there is. */
export async function selectOver(
  tx: Tx,
  scope: Scope,
  limit: number,
  offset: number,
): Promise<{ rows: Approval[]; total: number }> {
  const rows = await tx.rows<Approval>(sql`
    select ${APPROVAL} from approval
    where ${OVER} and ${within(scope)}
    order by coalesce(decided_at, expires_at) desc, id desc limit ${limit} offset ${offset}`);
  const count = await tx.row<{ count: bigint }>(
    sql`select count(*) as count from approval where ${OVER} and ${within(scope)}`,
  );
  return { rows, total: Number(count?.count ?? 0n) };
}

/** A pending request, not locked. */
export function selectWaiting(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<Approval | undefined> {
  return tx.row(sql`
    select ${APPROVAL} from approval where public_id = ${publicId} and ${OPEN} and ${of(brandId)}`);
}

/** A pending request, locked until the transaction ends. */
export function lockWaiting(tx: Tx, publicId: string): Promise<Approval | undefined> {
  return tx.row(
    sql`select ${APPROVAL} from approval where public_id = ${publicId} and ${OPEN} for update`,
  );
}

interface Ended {
  readonly outcome: Outcome;
  readonly by: { readonly id: bigint; readonly username: string } | null;
  readonly reason: string | null;
}

/** A payload's only secret. It is not needed once the request is over, however it ends. */
const WITHOUT_SECRET = sql`
  case when payload ? 'passwordHash' then payload - 'passwordHash' else payload end`;

/** Ends a request, and removes what is secret in it. */
export async function updateOutcome(
  tx: Tx,
  id: bigint,
  { outcome, by, reason }: Ended,
): Promise<void> {
  await tx.run(sql`
    update approval
    set decided_by_id = ${by?.id ?? null},
      decided_by = ${by?.username ?? null},
      decided_at = now(),
      outcome = ${outcome},
      decision_reason = ${reason},
      payload = ${WITHOUT_SECRET}
    where id = ${id}`);
}

/** Removes what is secret in requests that have expired. */
export async function removeExpiredSecrets(tx: Tx): Promise<void> {
  await tx.run(sql`
    update approval set payload = payload - 'passwordHash'
    where payload ? 'passwordHash' and expires_at <= now()`);
}

/** Ends a member of staff's undecided requests, and removes what is secret in them. */
export async function endOpenOf(tx: Tx, askedById: bigint, reason: string): Promise<void> {
  await tx.run(sql`
    update approval
    set decided_at = now(),
      outcome = 'OVERTAKEN',
      decision_reason = ${reason},
      payload = ${WITHOUT_SECRET}
    where asked_by_id = ${askedById} and decided_at is null`);
}
