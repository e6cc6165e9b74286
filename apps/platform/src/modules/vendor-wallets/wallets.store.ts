import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import type { Holder } from "./movement.ts";

/** A player's money at a vendor, in ledger units. */
export interface VendorWallet extends Holder {
  readonly vendor: number;
  readonly kept: bigint;
  readonly reported: bigint | null;
  readonly reportedAt: Temporal.Instant | null;
  readonly difference: bigint;
}

/** Of the table as `w`. */
export const WALLET_COLUMNS = raw(`
  player as id, w.player_ref as "publicId", w.player_name as username, w.brand_id as "brandId",
  w.currency, w.book, vendor, w.kept, w.reported, w.reported_at as "reportedAt", w.difference`);
/**
 * Something is there to fetch, by us or by the vendor, and the vendor did not find it empty since
 * either of the two last heard of it.
 */
const TO_FETCH = raw(`
  (kept <> 0 or difference <> 0) and (kept > 0 or (reported > 0 and difference > 0))
    and not found_empty`);

/** Adds to what the vendor keeps of a player, below zero too. */
export async function addKept(
  tx: Tx,
  holder: Holder,
  vendor: number,
  units: bigint,
): Promise<void> {
  await tx.run(sql`
    insert into vendor_wallet (
      player, vendor, brand_id, player_name, player_ref, currency, book, kept
    )
    values (
      ${holder.id}, ${vendor}, ${holder.brandId}, ${holder.username}, ${holder.publicId},
      ${holder.currency}, ${holder.book}, ${units}
    )
    on conflict (player, vendor) do update
    set kept = vendor_wallet.kept + excluded.kept,
      found_empty = vendor_wallet.found_empty and excluded.kept = 0`);
}

/** Every wallet that a player has had money in. */
export function walletsOf(tx: Tx, player: bigint): Promise<VendorWallet[]> {
  return tx.rows(sql`
    select ${WALLET_COLUMNS} from vendor_wallet w where player = ${player} order by vendor`);
}

/**
 * Wallets at a vendor to compare: those that hold something by our books, differed when they were
 * compared, or had money moved there or back within so many hours, which the vendor may know
 * otherwise.
 */
export function walletsToCompare(tx: Tx, vendor: number, hours: number): Promise<VendorWallet[]> {
  return tx.rows(sql`
    select ${WALLET_COLUMNS} from vendor_wallet w
    where vendor = ${vendor} and (kept <> 0 or difference <> 0)
    union
    select ${WALLET_COLUMNS} from vendor_wallet w
    where vendor = ${vendor} and player in (
      select m.player from vendor_movement m
      where m.vendor = ${vendor} and m.ended_at > now() - ${hours} * interval '1 hour'
    )
    order by id`);
}

/** Wallets at a vendor that have something to fetch. */
export function walletsToFetch(tx: Tx, vendor: number): Promise<VendorWallet[]> {
  return tx.rows(sql`
    select ${WALLET_COLUMNS} from vendor_wallet w
    where vendor = ${vendor} and ${TO_FETCH}
    order by player`);
}

/** The same of one player, at every vendor. */
export function walletsToFetchOf(tx: Tx, player: bigint): Promise<VendorWallet[]> {
  return tx.rows(sql`
    select ${WALLET_COLUMNS} from vendor_wallet w
    where player = ${player} and ${TO_FETCH}
    order by vendor`);
}

/** The wallets of some players at a vendor, by player. */
export async function walletsAt(
  tx: Tx,
  vendor: number,
  refs: readonly string[],
): Promise<ReadonlyMap<string, VendorWallet>> {
  const rows = await tx.rows<VendorWallet>(sql`
    select ${WALLET_COLUMNS} from vendor_wallet w
    where vendor = ${vendor} and player_ref = any (${refs}::text[])`);
  return new Map(rows.map((row) => [row.publicId, row]));
}

/** Notes that a wallet's difference was booked: both sides have the same now. */
export async function noteDifferenceBooked(tx: Tx, player: bigint, vendor: number): Promise<void> {
  await tx.run(sql`
    update vendor_wallet set difference = 0 where player = ${player} and vendor = ${vendor}`);
}

/** Notes what the vendor said it keeps, and how far that is from what we know it to. */
export async function writeReported(
  tx: Tx,
  { id, vendor }: Pick<VendorWallet, "id" | "vendor">,
  reported: bigint,
  difference: bigint,
): Promise<void> {
  await tx.run(sql`
    update vendor_wallet
    set reported = ${reported}, reported_at = now(), difference = ${difference},
      found_empty = found_empty and ${reported}::bigint = 0
    where player = ${id} and vendor = ${vendor}`);
}

/** Notes that the vendor keeps nothing of a player, by its own word. */
export async function noteEmpty(tx: Tx, player: bigint, vendor: number): Promise<void> {
  await tx.run(sql`
    update vendor_wallet set found_empty = true
    where player = ${player} and vendor = ${vendor}`);
}

/** What a player wants done by itself at a vendor. */
export interface Choice {
  readonly vendor: number;
  readonly movesIn: "OFF" | "ALL" | "AMOUNT";
  readonly units: bigint | null;
  readonly movesOut: boolean;
}

/** What is done by itself while a player has said nothing. */
export const NO_CHOICE = { movesIn: "OFF", units: null, movesOut: false } as const;

export function choicesOf(tx: Tx, player: bigint): Promise<Choice[]> {
  return tx.rows(sql`
    select vendor, moves_in as "movesIn", units, moves_out as "movesOut" from vendor_wallet_choice
    where player = ${player}`);
}

export async function writeChoice(tx: Tx, player: bigint, choice: Choice): Promise<void> {
  await tx.run(sql`
    insert into vendor_wallet_choice (player, vendor, moves_in, units, moves_out)
    values (
      ${player}, ${choice.vendor}, ${choice.movesIn}, ${choice.units}, ${choice.movesOut}
    )
    on conflict (player, vendor) do update
    set moves_in = excluded.moves_in, units = excluded.units, moves_out = excluded.moves_out`);
}

/** Whether a vendor keeps money of a player, or some is on its way in or out. */
export async function hasMoneyAtVendors(tx: Tx, player: bigint): Promise<boolean> {
  const row = await tx.row<{ has: boolean }>(sql`
    select exists (
      select from vendor_wallet where player = ${player} and kept > 0
      union all
      select from vendor_movement
      where player = ${player} and status not in ('DONE', 'REFUSED')
    ) as has`);
  return row?.has ?? false;
}
