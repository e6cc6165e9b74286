import { sql, type Tx } from "@perya/postgres";
import type { Approval } from "./approvals.ts";

const APPROVAL = sql`id, public_id as "publicId", brand_id as "brandId", kind, subject, units, currency, payload, reason, asked_by_id as "askedById", asked_by as "askedBy", asked_at as "askedAt", expires_at as "expiresAt"`;
const OPEN = sql`decided_at is null and expires_at > now()`;

function of(brandId: bigint | null) {
  return sql`(${brandId}::bigint is null or brand_id = ${brandId})`;
}

export async function insertApproval(tx: Tx, approval: Omit<Approval, "id" | "askedAt" | "expiresAt">): Promise<void> {
  await tx.run(sql`
    insert into approval (public_id, brand_id, kind, subject, units, currency, payload, reason, asked_by_id, asked_by)
    values (${approval.publicId}, ${approval.brandId}, ${approval.kind}, ${approval.subject}, ${approval.units}, ${approval.currency}, ${JSON.stringify(approval.payload)}::jsonb, ${approval.reason},
      ${approval.askedById}, ${approval.askedBy})`);
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

export async function updateDecision(tx: Tx, id: bigint, staffId: bigint, approved: boolean): Promise<void> {
  await tx.run(sql`update approval set decided_by_id = ${staffId}, decided_at = now(), approved = ${approved} where id = ${id}`);
}
