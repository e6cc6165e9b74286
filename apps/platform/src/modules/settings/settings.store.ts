import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Section } from "./settings.ts";

export interface StoredSection {
  readonly section: Section;
  readonly value: unknown;
  readonly version: bigint;
}

export function selectSections(tx: Tx, brandId: bigint): Promise<StoredSection[]> {
  return tx.rows(
    sql`select section, value, version from brand_settings where brand_id = ${brandId}`,
  );
}

/** The section as stored, locked until the transaction ends; undefined for one nobody has changed yet. */
export function lockSection(
  tx: Tx,
  brandId: bigint,
  section: Section,
): Promise<StoredSection | undefined> {
  return tx.row(
    sql`select section, value, version from brand_settings where brand_id = ${brandId} and section = ${section} for update`,
  );
}

/** Writes a section as its version after `seen`; false when a colleague wrote that one already. */
export async function writeSection(
  tx: Tx,
  brandId: bigint,
  section: Section,
  value: unknown,
  seen: bigint,
): Promise<boolean> {
  const json = JSON.stringify(value);
  const written = await tx.run(sql`
    insert into brand_settings (brand_id, section, value, version) values (${brandId}, ${section}, ${json}::jsonb, ${seen + 1n})
    on conflict (brand_id, section) do update set value = excluded.value, version = excluded.version, changed_at = now()
    where brand_settings.version = ${seen}`);
  return written === 1;
}
