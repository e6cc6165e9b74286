import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { MethodCode } from "../methods.ts";

/** Whose the deposits with some public ids are: their brand, and how they were to be paid. */
export async function depositOwners(
  tx: Tx,
  references: readonly string[],
): Promise<ReadonlyMap<string, { readonly brandId: bigint; readonly method: MethodCode }>> {
  const rows = await tx.rows<{ publicId: string; brandId: bigint; method: MethodCode }>(sql`
    select public_id as "publicId", brand_id as "brandId", method from deposit
    where public_id = any (${references}::text[])`);
  return new Map(rows.map(({ publicId, ...owner }) => [publicId, owner]));
}
