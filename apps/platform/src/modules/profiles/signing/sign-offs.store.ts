import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A cell that counsel has confirmed, null or not. */
export interface SignOff {
  readonly code: string;
  readonly version: number;
  readonly field: string;
  /** The document's name or number in the operator's files. */
  readonly reference: string;
  /** Its SHA-256 in hex digits. */
  readonly sha256: string;
  readonly confirmedBy: string;
  readonly confirmedAt: Temporal.Instant;
}

/** Every sign-off. */
export function selectSignOffs(tx: Tx): Promise<SignOff[]> {
  return tx.rows(sql`
    select code, version, field, reference, encode(document_sha256, 'hex') as sha256,
      confirmed_by as "confirmedBy", confirmed_at as "confirmedAt"
    from profile_sign_off
    order by code, version, field`);
}

/** Signs cells of one version off; those that are signed off already stay as they are. */
export async function insertSignOffs(
  tx: Tx,
  { code, version, reference, sha256, confirmedBy }: Omit<SignOff, "field" | "confirmedAt">,
  fields: readonly string[],
): Promise<void> {
  await tx.run(sql`
    insert into profile_sign_off (
      code, version, field, reference, document_sha256, confirmed_by
    )
    select ${code}, ${version}, field, ${reference}, decode(${sha256}, 'hex'), ${confirmedBy}
    from unnest(${[...fields]}::text[]) as field
    on conflict (code, version, field) do nothing`);
}

/** Takes the sign-offs of cells over to the next version, whose values are the same there. */
export async function copySignOffs(
  tx: Tx,
  { code, version }: { readonly code: string; readonly version: number },
  from: number,
  fields: readonly string[],
): Promise<void> {
  await tx.run(sql`
    insert into profile_sign_off (
      code, version, field, reference, document_sha256, confirmed_by, confirmed_at
    )
    select code, ${version}, field, reference, document_sha256, confirmed_by, confirmed_at
    from profile_sign_off
    where code = ${code} and version = ${from} and field = any (${[...fields]}::text[])
    on conflict (code, version, field) do nothing`);
}

/** A number that changes whenever versions, choices, sign-offs or openings do. */
export async function selectStamp(tx: Tx): Promise<string> {
  const row = await tx.row<{ stamp: string }>(sql`
    select concat_ws(
      ' ', (select count(*) from profile_version), (select count(*) from profile_correction),
      (select count(*) from profile_choice), (select count(*) from profile_sign_off),
      (select count(*) from profile_opening)
    ) as stamp`);
  return row?.stamp ?? "";
}
