import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A version as it is stored. */
export interface StoredVersion {
  readonly code: string;
  readonly version: number;
  readonly name: string;
  readonly authority: string;
  readonly zone: string;
  readonly effectiveAt: Temporal.Instant;
  readonly publishedAt: Temporal.Instant;
  readonly publishedBy: string;
  readonly cells: unknown;
}

/** Another source or note of a version's cell. */
export interface Correction {
  readonly code: string;
  readonly version: number;
  readonly field: string;
  readonly source: string;
  readonly law: string | null;
  readonly note: string | null;
}

/** Every published version, oldest first. */
export function selectVersions(tx: Tx): Promise<StoredVersion[]> {
  return tx.rows(sql`
    select code, version, name, authority, zone, effective_at as "effectiveAt",
      published_at as "publishedAt", published_by as "publishedBy", cells
    from profile_version
    order by code, effective_at`);
}

/** The last correction of every cell that has one. */
export function selectCorrections(tx: Tx): Promise<Correction[]> {
  return tx.rows(sql`
    select distinct on (code, version, field) code, version, field, source, law, note
    from profile_correction
    order by code, version, field, id desc`);
}

/** Holds a profile against other publications of it until the transaction ends. */
export async function holdProfile(tx: Tx, code: string): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('profile'), hashtext(${code}))`);
}

/**
 * Adds a version; why not, when its instant has passed by the database's clock, or another version
 * of the profile has the same one.
 */
export async function insertVersion(
  tx: Tx,
  version: Omit<StoredVersion, "publishedAt">,
): Promise<"IN_THE_PAST" | "SAME_INSTANT" | undefined> {
  const at = version.effectiveAt.toString();
  const clock = await tx.row<{ past: boolean }>(
    sql`select ${at}::timestamptz <= clock_timestamp() as past`,
  );
  if (clock?.past) return "IN_THE_PAST";
  const added = await tx.run(sql`
    insert into profile_version (
      code, version, name, authority, zone, effective_at, published_by, cells
    )
    values (
      ${version.code}, ${version.version}, ${version.name}, ${version.authority}, ${version.zone},
      ${at}, ${version.publishedBy}, ${JSON.stringify(version.cells)}::jsonb
    )
    on conflict (code, effective_at) do nothing`);
  return added === 1 ? undefined : "SAME_INSTANT";
}

/** Writes another source or note of a cell. */
export async function insertCorrection(tx: Tx, correction: Correction, by: string): Promise<void> {
  const { code, version, field, source, law, note } = correction;
  await tx.run(sql`
    insert into profile_correction (code, version, field, source, law, note, corrected_by)
    values (${code}, ${version}, ${field}, ${source}, ${law}, ${note}, ${by})`);
}
