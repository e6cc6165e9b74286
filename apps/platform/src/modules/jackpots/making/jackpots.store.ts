import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import type { FeedingGame, Jackpot, JackpotDraft, JackpotState } from "./jackpot.ts";
import { insertTiers, selectTiers } from "./tiers.store.ts";

type JackpotRow = Omit<Jackpot, "tiers" | "games">;

const COLUMNS = sql`
  id, public_id as "publicId", brand_id as "brandId", name, currency, book, state, version,
  opened_at as "openedAt", ended_at as "endedAt"`;

/** The jackpots of a brand, the latest first. */
export function selectJackpots(tx: Tx, brandId: bigint): Promise<Jackpot[]> {
  return whole(
    tx,
    sql`select ${COLUMNS} from jackpot where brand_id = ${brandId} order by id desc limit 100`,
  );
}

/** Every jackpot that is fed, of any brand. */
export function selectFed(tx: Tx): Promise<Jackpot[]> {
  return whole(
    tx,
    sql`select ${COLUMNS} from jackpot where state in ('OPEN', 'ENDING') order by id`,
  );
}

/** Whether a brand has a jackpot that can be won. */
export async function selectIsFed(tx: Tx, brandId: bigint): Promise<boolean> {
  const row = await tx.row<{ fed: boolean }>(sql`
    select exists (
      select from jackpot where brand_id = ${brandId} and state in ('OPEN', 'ENDING')
    ) as fed`);
  return row?.fed ?? false;
}

/** Every jackpot that was opened, of any brand. */
export function selectOpened(tx: Tx): Promise<Jackpot[]> {
  return whole(tx, sql`select ${COLUMNS} from jackpot where state <> 'DRAFT' order by id`);
}

/** One jackpot of a brand, or of any for null. */
export async function jackpotByPublicId(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<Jackpot | undefined> {
  const found = await whole(
    tx,
    sql`
      select ${COLUMNS} from jackpot
      where public_id = ${publicId} and (${brandId}::int8 is null or brand_id = ${brandId}::int8)`,
  );
  return found[0];
}

/** The same, locked until the transaction ends. */
export async function lockJackpot(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<Jackpot | undefined> {
  await tx.run(sql`select from jackpot where public_id = ${publicId} for no key update`);
  return jackpotByPublicId(tx, publicId, brandId);
}

async function whole(tx: Tx, rows: Sql): Promise<Jackpot[]> {
  const found = await tx.rows<JackpotRow>(rows);
  if (found.length === 0) return [];
  const ids = found.map(({ id }) => id);
  const tiers = await selectTiers(tx, ids);
  const games = await tx.rows<FeedingGame & { jackpotId: bigint }>(sql`
    select jackpot_id as "jackpotId", vendor_id as "vendorId", code, slug, base_ppm as "basePpm",
      stated_ppm as "statedPpm"
    from jackpot_game
    where jackpot_id = any (${ids}::int8[])
    order by slug`);
  return found.map((row) => ({
    ...row,
    tiers: tiers.get(row.id) ?? [],
    games: games.filter(({ jackpotId }) => jackpotId === row.id),
  }));
}

export async function insertJackpot(
  tx: Tx,
  brandId: bigint,
  publicId: string,
  { name, currency, book, tiers, games }: JackpotDraft,
): Promise<Jackpot> {
  const row = await tx.row<{ id: bigint }>(sql`
    insert into jackpot (public_id, brand_id, name, currency, book)
    values (${publicId}, ${brandId}, ${name}, ${currency}, ${book})
    returning id`);
  if (!row) throw new Error("A jackpot was not written");
  await insertTiers(tx, row.id, tiers);
  for (const game of games)
    await tx.run(sql`
      insert into jackpot_game (jackpot_id, vendor_id, code, slug, base_ppm, stated_ppm)
      values (
        ${row.id}, ${game.vendorId}, ${game.code}, ${game.slug}, ${game.basePpm}, ${game.statedPpm}
      )`);
  const made = await jackpotByPublicId(tx, publicId, brandId);
  if (!made) throw new Error("A jackpot was not written");
  return made;
}

/** Whether one of a jackpot's games feeds another one of its brand that is fed. */
export async function selectTaken(tx: Tx, { id, brandId }: Jackpot): Promise<boolean> {
  const row = await tx.row<{ taken: boolean }>(sql`
    select exists (
      select from jackpot_game mine
      join jackpot_game other using (vendor_id, code)
      join jackpot on jackpot.id = other.jackpot_id
      where mine.jackpot_id = ${id} and jackpot.id <> ${id} and jackpot.brand_id = ${brandId}
        and jackpot.state in ('OPEN', 'ENDING')
    ) as taken`);
  return row?.taken ?? false;
}

/** Moves a jackpot on. */
export async function updateState(tx: Tx, id: bigint, state: JackpotState): Promise<void> {
  await tx.run(sql`
    update jackpot
    set state = ${state}, version = version + 1, opened_at = coalesce(opened_at, now()),
      ended_at = case when ${state} = 'ENDED' then clock_timestamp() end
    where id = ${id}`);
}

/** Takes a draft away. */
export async function deleteDraft(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`delete from jackpot where id = ${id} and state = 'DRAFT'`);
}
