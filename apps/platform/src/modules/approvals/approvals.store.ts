import { sql, type Tx } from "@perya/postgres";
import type { Approval, Asked, Outcome } from "./approvals.ts";

const APPROVAL = sql`id, public_id as "publicId", brand_id as "brandId", kind, subject, player, units, currency, payload, reason, key, asked_by_id as "askedById", asked_by as "askedBy",
  asked_at as "askedAt", expires_at as "expiresAt", outcome, decided_by as "decidedBy", decision_reason as "decisionReason"`;
const OPEN = sql`decided_at is null and expires_at > now()`;

function of(brandId: bigint | null) {
  return sql`(${brandId}::bigint is null or brand_id = ${brandId})`;
}

/** Writes a request; undefined when the kind has one of that key. */
export async function insertApproval(tx: Tx, publicId: string, asked: Asked): Promise<boolean> {
  const { brandId, kind, subject, player, units, currency, payload, reason, key, askedById, askedBy } = asked;
  const added = await tx.run(sql`
    insert into approval (public_id, brand_id, kind, subject, player, units, currency, payload, reason, key, asked_by_id, asked_by)
    values (${publicId}, ${brandId}, ${kind}, ${subject}, ${player}, ${units}, ${currency}, ${JSON.stringify(payload)}::jsonb, ${reason}, ${key}, ${askedById}, ${askedBy})
    on conflict (kind, key) where key is not null do nothing`);
  return added === 1;
}

/** Writes down what one person has done alone. */
export async function insertAlone(tx: Tx, publicId: string, done: Asked): Promise<void> {
  const { brandId, kind, subject, player, units, currency, payload, reason, key, askedById, askedBy } = done;
  await tx.run(sql`
    insert into approval (public_id, brand_id, kind, subject, player, units, currency, payload, reason, key, asked_by_id, asked_by, decided_at, outcome, alone)
    values (${publicId}, ${brandId}, ${kind}, ${subject}, ${player}, ${units}, ${currency}, ${JSON.stringify(payload)}::jsonb, ${reason}, ${key}, ${askedById}, ${askedBy}, now(), 'APPROVED', true)`);
}

/** The request of a kind that was made under a key, whatever became of it. */
export function selectByKey(
  tx: Tx,
  kind: string,
  key: string,
): Promise<(Approval & { readonly alone: boolean; readonly expired: boolean }) | undefined> {
  return tx.row(sql`select ${APPROVAL}, alone, expires_at <= now() as expired from approval where kind = ${kind} and key = ${key}`);
}

/** Holds what a member of staff and what may be done for a player alone, in that order, until the transaction ends: of many moves at once each counts those before it. */
export async function holdSums(tx: Tx, staffId: bigint, player: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`money alone of staff ${staffId}`}, 0))`);
  await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`money alone of player ${player}`}, 0))`);
}

/** What was moved without a second person since the brand's day began: by a member of staff, and to or from a player. Ledger units; a debit counts like a credit. */
export async function sumsOfDay(
  tx: Tx,
  of: { staffId: bigint; player: string; currency: string; zone: string },
): Promise<{ staff: bigint; player: bigint }> {
  const since = sql`date_trunc('day', now() at time zone ${of.zone}) at time zone ${of.zone}`;
  const row = await tx.row<{ staff: bigint; player: bigint }>(sql`
    select (select coalesce(sum(abs(units)), 0)::bigint from approval where alone and asked_by_id = ${of.staffId} and currency = ${of.currency} and decided_at >= ${since}) as staff,
      (select coalesce(sum(abs(units)), 0)::bigint from approval where alone and player = ${of.player} and currency = ${of.currency} and decided_at >= ${since}) as player`);
  if (!row) throw new Error("A sum always answers");
  return row;
}

/** What waits at a brand, or anywhere for null. */
export function selectOpenApprovals(tx: Tx, brandId: bigint | null): Promise<Approval[]> {
  return tx.rows(sql`select ${APPROVAL} from approval where ${OPEN} and ${of(brandId)} order by asked_at limit 100`);
}

export async function countOpenApprovals(tx: Tx, brandId: bigint | null): Promise<number> {
  return Number((await tx.row<{ count: bigint }>(sql`select count(*) as count from approval where ${OPEN} and ${of(brandId)}`))?.count ?? 0n);
}

export function lockOpenApproval(tx: Tx, publicId: string, brandId: bigint | null): Promise<Approval | undefined> {
  return tx.row(sql`select ${APPROVAL} from approval where public_id = ${publicId} and ${OPEN} and ${of(brandId)} for update`);
}

/** Ends a request. */
export async function updateDecision(
  tx: Tx,
  id: bigint,
  by: { id: bigint; username: string },
  outcome: Outcome,
  reason: string | null,
): Promise<void> {
  await tx.run(sql`
    update approval set decided_by_id = ${by.id}, decided_by = ${by.username}, decided_at = now(), outcome = ${outcome}, decision_reason = ${reason} where id = ${id}`);
}
