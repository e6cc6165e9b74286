import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A brand's choice of profiles, from an instant on. */
export interface Choice {
  readonly brandId: bigint;
  readonly effectiveAt: Temporal.Instant;
  readonly codes: readonly string[];
  readonly chosenBy: string;
}

const CHOICE = sql`
  brand_id as "brandId", effective_at as "effectiveAt", codes, chosen_by as "chosenBy"`;

/** A brand's choices, oldest first. */
export function selectChoices(tx: Tx, brandId: bigint): Promise<Choice[]> {
  return tx.rows(sql`
    select ${CHOICE} from profile_choice
    where brand_id = ${brandId}
    order by effective_at`);
}

/** The profiles that were chosen last, of some brands. */
export async function selectCodes(
  tx: Tx,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, readonly string[]>> {
  const rows = await tx.rows<{ id: bigint; codes: string[] }>(sql`
    select distinct on (brand_id) brand_id as id, codes from profile_choice
    where brand_id = any (${ids}::bigint[])
    order by brand_id, effective_at desc`);
  return new Map(rows.map(({ id, codes }) => [id, codes]));
}

/** Locks a brand's choice until the transaction ends. */
export async function lockChoice(tx: Tx, brandId: bigint): Promise<void> {
  await tx.run(sql`select pg_advisory_xact_lock(hashtext('profile choice'), ${Number(brandId)})`);
}

/**
 * Adds a choice that counts some seconds from now by the database's clock, so that every process
 * knows of it before.
 */
export async function insertChoice(
  tx: Tx,
  { brandId, codes, chosenBy }: Omit<Choice, "effectiveAt">,
  inSeconds: number,
): Promise<void> {
  await tx.run(sql`
    insert into profile_choice (brand_id, effective_at, codes, chosen_by)
    values (
      ${brandId}, clock_timestamp() + make_interval(secs => ${inSeconds}), ${[...codes]}::text[],
      ${chosenBy}
    )`);
}

/** Since when a brand takes real money; undefined while it does not. */
export function selectOpening(
  tx: Tx,
  brandId: bigint,
): Promise<{ readonly openedAt: Temporal.Instant; readonly before: boolean } | undefined> {
  return tx.row(sql`
    select opened_at as "openedAt", before from profile_opening where brand_id = ${brandId}`);
}

/** Opens a brand for real money; false when it is open already. */
export async function insertOpening(tx: Tx, brandId: bigint): Promise<boolean> {
  const added = await tx.run(sql`
    insert into profile_opening (brand_id) values (${brandId})
    on conflict (brand_id) do nothing`);
  return added === 1;
}
