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

/** A stored section; undefined for an unchanged one. */
export function selectSection(
  tx: Tx,
  brandId: bigint,
  section: Section,
): Promise<StoredSection | undefined> {
  return tx.row(sql`
    select section, value, version from brand_settings
    where brand_id = ${brandId} and section = ${section}`);
}

/** Whether anything of a brand was decided. */
export async function hasSettings(tx: Tx, brandId: bigint): Promise<boolean> {
  return (
    (await tx.row(sql`select 1 from brand_settings where brand_id = ${brandId} limit 1`)) !==
    undefined
  );
}

/** Copies every section of a brand to one that has none. */
export async function copySections(
  tx: Tx,
  from: bigint,
  to: bigint,
  without: readonly string[],
): Promise<void> {
  await tx.run(sql`
    insert into brand_settings (brand_id, section, value)
    select ${to}, section, value from brand_settings
    where brand_id = ${from} and section <> all (${[...without]}::text[])`);
}

/** Replaces a section of a brand that nobody has seen yet, so that its version stays. */
export async function moveSection(
  tx: Tx,
  brandId: bigint,
  section: Section,
  value: unknown,
): Promise<void> {
  await tx.run(sql`
    update brand_settings set value = ${JSON.stringify(value)}::jsonb
    where brand_id = ${brandId} and section = ${section}`);
}

/**
 * The stored section, locked until the transaction ends; undefined for an unchanged one.
 */
export function lockSection(
  tx: Tx,
  brandId: bigint,
  section: Section,
): Promise<StoredSection | undefined> {
  return tx.row(sql`
    select section, value, version from brand_settings
    where brand_id = ${brandId} and section = ${section}
    for update`);
}

/**
 * Writes a section as the version after `seen`; false when a colleague has already written that
 * one.
 */
export async function writeSection(
  tx: Tx,
  brandId: bigint,
  section: Section,
  value: unknown,
  seen: bigint,
): Promise<boolean> {
  const json = JSON.stringify(value);
  const written = await tx.run(sql`
    insert into brand_settings (brand_id, section, value, version)
    values (${brandId}, ${section}, ${json}::jsonb, ${seen + 1n})
    on conflict (brand_id, section) do update set
      value = excluded.value,
      version = excluded.version,
      changed_at = now()
    where brand_settings.version = ${seen}`);
  return written === 1;
}

/** Texts of settings that name uploaded pictures: those in force, and what may be restored. */
export async function selectPictures(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ text: string }>(sql`
    select value::text as text from brand_settings_version
    where value::text like '%/pictures/%'
    union
    select value::text from brand_settings where value::text like '%/pictures/%'`);
  return rows.map(({ text }) => text);
}
