import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { newPublicId } from "../../../secrets/public-id.ts";

/** An answer that staff have ready. */
export interface Canned {
  readonly publicId: string;
  readonly brandId: bigint;
  /** Code of the language it is written in. */
  readonly language: string;
  readonly title: string;
  readonly text: string;
  readonly version: bigint;
  readonly changedAt: Temporal.Instant;
}

export type CannedDraft = Pick<Canned, "language" | "title" | "text">;

const CANNED = sql`
  public_id as "publicId", brand_id as "brandId", language, title, text, version,
  changed_at as "changedAt"`;

/** A brand's answers, of all languages, by language and title. */
export function selectCanned(tx: Tx, brandId: bigint, limit: number): Promise<Canned[]> {
  return tx.rows(sql`
    select ${CANNED} from service_canned
    where brand_id = ${brandId}
    order by language, lower(title), id limit ${limit}`);
}

/** How many answers a brand has; its changes run one after the other until the commit. */
export async function countCanned(tx: Tx, brandId: bigint): Promise<number> {
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(${`service canned ${brandId}`}, 0))`,
  );
  const row = await tx.row<{ n: bigint }>(
    sql`select count(*) as n from service_canned where brand_id = ${brandId}`,
  );
  return Number(row?.n ?? 0n);
}

export async function insertCanned(
  tx: Tx,
  brandId: bigint,
  { language, title, text }: CannedDraft,
): Promise<Canned> {
  const made = await tx.row<Canned>(sql`
    insert into service_canned (public_id, brand_id, language, title, text)
    values (${newPublicId("ca")}, ${brandId}, ${language}, ${title}, ${text})
    returning ${CANNED}`);
  if (!made) throw new Error("An answer was not written");
  return made;
}

/** An answer that staff of a brand may change, or of the house for null, locked. */
export function lockCanned(
  tx: Tx,
  brandId: bigint | null,
  publicId: string,
): Promise<Canned | undefined> {
  return tx.row(sql`
    select ${CANNED} from service_canned
    where public_id = ${publicId} and (${brandId}::bigint is null or brand_id = ${brandId})
    for update`);
}

export async function updateCanned(
  tx: Tx,
  publicId: string,
  { language, title, text }: CannedDraft,
): Promise<Canned> {
  const changed = await tx.row<Canned>(sql`
    update service_canned
    set language = ${language},
      title = ${title},
      text = ${text},
      version = version + 1,
      changed_at = now()
    where public_id = ${publicId}
    returning ${CANNED}`);
  if (!changed) throw new Error("An answer is gone");
  return changed;
}

export async function deleteCanned(tx: Tx, publicId: string): Promise<void> {
  await tx.run(sql`delete from service_canned where public_id = ${publicId}`);
}
