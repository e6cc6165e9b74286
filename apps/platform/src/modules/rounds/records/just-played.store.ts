import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";

/** A brand, and the book in which it plays. */
export interface BrandBook {
  readonly brandId: bigint;
  readonly book: string;
}

/** A round of a player, as its record has it. Ledger units. */
export interface PlayedRound {
  readonly id: bigint;
  readonly brandId: bigint;
  readonly playerId: bigint;
  readonly vendorId: number;
  readonly gameCode: string;
  readonly currency: string;
  readonly stake: bigint;
  readonly payout: bigint;
  /** When it began; of a win when it ended. */
  readonly at: Temporal.Instant;
}

/** Which records are new: those above one and up to another. Ids rise in the order of commits. */
export interface RecordSpan {
  readonly after: bigint;
  readonly upTo: bigint;
}

/** Most of a brand's last wins among which trial and test accounts' are left out. */
const LOOKED_AT = 200;

const columns = (at: Sql) => sql`
  id, brand_id as "brandId", player_id as "playerId", vendor_id as "vendorId",
  game_code as "gameCode", currency, stake, payout, ${at} as at`;

/** The newest record, and the time by the database's clock. */
export async function selectNewest(tx: Tx): Promise<{ id: bigint; now: Temporal.Instant }> {
  const row = await tx.row<{ id: bigint; now: Temporal.Instant }>(sql`
    select coalesce((select id from betting_record order by id desc limit 1), 0) as id, now()`);
  if (!row) throw new Error("The database answered nothing.");
  return row;
}

/**
 * The newest record that is older than some seconds. The walk down the index reads as many as were
 * added since, so it is for the beginning only.
 */
export async function selectOlderThan(tx: Tx, seconds: number): Promise<bigint> {
  const row = await tx.row<{ id: bigint }>(sql`
    select id from betting_record
    where opened_at < now() - make_interval(secs => ${seconds})
    order by id desc limit 1`);
  return row?.id ?? 0n;
}

/**
 * Each player's last round in each game among new records, begun within the last seconds. Rounds
 * that were taken back, and those of trial and test accounts, are none.
 */
export function selectJustBegun(
  tx: Tx,
  brands: readonly BrandBook[],
  { after, upTo }: RecordSpan,
  seconds: number,
): Promise<PlayedRound[]> {
  return tx.rows(sql`
    select distinct on (brand_id, vendor_id, game_code, player_id) ${columns(sql`opened_at`)}
    from betting_record
    where id > ${after} and id <= ${upTo}
      and (brand_id, book) in (
        select * from unnest(
          ${brands.map(({ brandId }) => brandId)}::int8[],
          ${brands.map(({ book }) => book)}::text[]
        )
      )
      and made > 0 and not excluded and status <> 'VOID'
      and opened_at > now() - make_interval(secs => ${seconds})
    order by brand_id, vendor_id, game_code, player_id, id desc`);
}

/** A brand's last wins within a day, latest first; never a trial or test account's. */
export function selectJustWon(
  tx: Tx,
  { brandId, book }: BrandBook,
  limit: number,
): Promise<PlayedRound[]> {
  return tx.rows(sql`
    select * from (
      select ${columns(sql`closed_at`)}, excluded from betting_record
      where status = 'CLOSED' and payout > stake and brand_id = ${brandId} and book = ${book}
        and closed_at > now() - interval '1 day'
      order by closed_at desc, id desc limit ${LOOKED_AT}
    ) won
    where not excluded limit ${limit}`);
}
