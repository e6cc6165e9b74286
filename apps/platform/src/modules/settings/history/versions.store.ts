import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Section } from "../settings.ts";

/** A version of a section, whole and unchangeable. */
export interface SectionVersion {
  readonly version: bigint;
  readonly value: unknown;
  /** Who changed it: a name, two names, or null for what is older than the history. */
  readonly changedBy: string | null;
  /** Public id of the request that two people agreed on. */
  readonly approval: string | null;
  /** The earlier version that it brought back. */
  readonly restores: bigint | null;
  readonly at: Temporal.Instant;
}

const VERSION = sql`version, value, changed_by as "changedBy", approval, restores, at`;

/** Adds a version to the history. */
export async function insertVersion(
  tx: Tx,
  brandId: bigint,
  section: Section,
  added: Omit<SectionVersion, "at">,
): Promise<void> {
  const { version, value, changedBy, approval, restores } = added;
  await tx.run(sql`
    insert into brand_settings_version (
      brand_id, section, version, value, changed_by, approval, restores
    )
    values (
      ${brandId}, ${section}, ${version}, ${JSON.stringify(value)}::jsonb, ${changedBy},
      ${approval}, ${restores}
    )`);
}

/** Begins a brand's history with the sections it has. */
export async function insertFirstVersions(
  tx: Tx,
  brandId: bigint,
  changedBy: string,
): Promise<void> {
  await tx.run(sql`
    insert into brand_settings_version (brand_id, section, version, value, changed_by)
    select brand_id, section, version, value, ${changedBy} from brand_settings
    where brand_id = ${brandId}`);
}

/** One version of a section; undefined when there is none. */
export function selectVersion(
  tx: Tx,
  brandId: bigint,
  section: Section,
  version: bigint,
): Promise<SectionVersion | undefined> {
  return tx.row(sql`
    select ${VERSION} from brand_settings_version
    where brand_id = ${brandId} and section = ${section} and version = ${version}`);
}

/** Versions of a section, the latest first, from one on. */
export function selectVersions(
  tx: Tx,
  brandId: bigint,
  section: Section,
  limit: number,
  offset: number,
): Promise<SectionVersion[]> {
  return tx.rows(sql`
    select ${VERSION} from brand_settings_version
    where brand_id = ${brandId} and section = ${section}
    order by version desc limit ${limit} offset ${offset}`);
}
