import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** The right to have one key created for a vendor, after a second person approved. */
export interface KeyGrant {
  readonly vendorId: number;
  /** The requester, who creates the key and is shown it. */
  readonly staffId: bigint;
  readonly staff: string;
  /** Public id of the request that was approved. */
  readonly approval: string;
  readonly expiresAt: Temporal.Instant;
}

/** The grants that can still be used, of one vendor or of all. */
export function selectKeyGrants(tx: Tx, vendorId: number | null = null): Promise<KeyGrant[]> {
  return tx.rows(sql`
    select vendor_id as "vendorId", staff_id as "staffId", staff, approval,
      expires_at as "expiresAt"
    from vendor_key_grant
    where expires_at > now() and (${vendorId}::int is null or vendor_id = ${vendorId})`);
}

/**
 * Lets a person make one key for a vendor, for 24 hours; a grant that was never used is replaced.
 */
export async function insertKeyGrant(
  tx: Tx,
  { vendorId, staffId, staff, approval }: Omit<KeyGrant, "expiresAt">,
): Promise<void> {
  await tx.run(sql`
    insert into vendor_key_grant (vendor_id, staff_id, staff, approval)
    values (${vendorId}, ${staffId}, ${staff}, ${approval})
    on conflict (vendor_id) do update set
      staff_id = excluded.staff_id,
      staff = excluded.staff,
      approval = excluded.approval,
      expires_at = excluded.expires_at`);
}

/** Takes a vendor's grant away, used or not. */
export async function deleteKeyGrant(tx: Tx, vendorId: number): Promise<void> {
  await tx.run(sql`delete from vendor_key_grant where vendor_id = ${vendorId}`);
}
