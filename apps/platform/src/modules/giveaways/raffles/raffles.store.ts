import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Raffle, RaffleDraft } from "./raffle.ts";

const COLUMNS = sql`
  id, public_id as "publicId", brand_id as "brandId", language, words, currency,
  ticket_units as "ticketUnits", most_tickets as "mostTickets", prizes,
  wager_times as "wagerTimes", starts_at as "startsAt", ends_at as "endsAt",
  offered_at as "offeredAt", commitment, closed_at as "closedAt", read_to as "readTo",
  list_hash as "listHash", tickets, drawn_at as "drawnAt", seed, version`;
/** For so long players see a raffle that is over. */
const SHOWN_AFTER = sql`interval '30 days'`;
const IS_SHOWN = sql`
  offered_at is not null
  and coalesce(closed_at, drawn_at, clock_timestamp()) > clock_timestamp() - ${SHOWN_AFTER}`;

type Row = Omit<Raffle, "prizes"> & {
  readonly prizes: readonly { readonly count: number; readonly cash: string; points: string }[];
};
const read = ({ prizes, ...row }: Row): Raffle => ({
  ...row,
  prizes: prizes.map(({ count, cash, points }) => ({
    count,
    cash: BigInt(cash),
    points: BigInt(points),
  })),
});
const written = (prizes: RaffleDraft["prizes"]) =>
  JSON.stringify(
    prizes.map(({ count, cash, points }) => ({ count, cash: `${cash}`, points: `${points}` })),
  );

/** A brand's raffles for its staff, the newest first. */
export async function selectRaffles(tx: Tx, brandId: bigint, limit: number): Promise<Raffle[]> {
  const rows = await tx.rows<Row>(sql`
    select ${COLUMNS} from raffle where brand_id = ${brandId} order by id desc limit ${limit}`);
  return rows.map(read);
}

/** A brand's raffles that players see: on offer, and over for a short while; the next end first. */
export async function selectShown(tx: Tx, brandId: bigint): Promise<Raffle[]> {
  const rows = await tx.rows<Row>(sql`
    select ${COLUMNS} from raffle
    where brand_id = ${brandId} and ${IS_SHOWN}
    order by drawn_at is not null, ends_at desc, id`);
  return rows.map(read);
}

/** One raffle of a brand, or of any for null. */
export async function raffleByPublicId(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<Raffle | undefined> {
  const row = await tx.row<Row>(sql`
    select ${COLUMNS} from raffle
    where public_id = ${publicId} and (${brandId}::int8 is null or brand_id = ${brandId}::int8)`);
  return row && read(row);
}

/** The same, locked until the transaction ends. */
export async function lockRaffle(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<Raffle | undefined> {
  const row = await tx.row<Row>(sql`
    select ${COLUMNS} from raffle
    where public_id = ${publicId} and (${brandId}::int8 is null or brand_id = ${brandId}::int8)
    for no key update`);
  return row && read(row);
}

/** Raffles that have ended undrawn, and those with a prize that nobody claimed in time. */
export async function selectDue(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ publicId: string }>(sql`
    select public_id as "publicId" from raffle
    where offered_at is not null and closed_at is null and drawn_at is null
      and ends_at <= clock_timestamp()
    union
    select public_id from raffle
    join raffle_win on raffle_id = raffle.id
    where status = 'OPEN' and claim_by <= clock_timestamp()`);
  return rows.map(({ publicId }) => publicId);
}

export async function insertRaffle(
  tx: Tx,
  brandId: bigint,
  publicId: string,
  draft: RaffleDraft,
): Promise<Raffle> {
  const row = await tx.row<Row>(sql`
    insert into raffle (
      public_id, brand_id, language, words, currency, ticket_units, most_tickets, prizes,
      wager_times, starts_at, ends_at
    )
    values (
      ${publicId}, ${brandId}, ${draft.language}, ${JSON.stringify(draft.words)}::jsonb,
      ${draft.currency}, ${draft.ticketUnits}, ${draft.mostTickets},
      ${written(draft.prizes)}::jsonb, ${draft.wagerTimes},
      ${draft.startsAt?.toString() ?? null}::timestamptz, ${draft.endsAt.toString()}::timestamptz
    )
    returning ${COLUMNS}`);
  if (!row) throw new Error("A raffle was not written");
  return read(row);
}

export async function updateRaffle(tx: Tx, id: bigint, draft: RaffleDraft): Promise<Raffle> {
  const row = await tx.row<Row>(sql`
    update raffle
    set language = ${draft.language}, words = ${JSON.stringify(draft.words)}::jsonb,
      currency = ${draft.currency}, ticket_units = ${draft.ticketUnits},
      most_tickets = ${draft.mostTickets}, prizes = ${written(draft.prizes)}::jsonb,
      wager_times = ${draft.wagerTimes},
      starts_at = ${draft.startsAt?.toString() ?? null}::timestamptz,
      ends_at = ${draft.endsAt.toString()}::timestamptz, version = version + 1
    where id = ${id}
    returning ${COLUMNS}`);
  if (!row) throw new Error("A raffle is gone while it is locked");
  return read(row);
}

/** Offers a draft from now on, or from its beginning, with the commitment to its seed. */
export async function markOffered(tx: Tx, id: bigint, commitment: string): Promise<Raffle> {
  const row = await tx.row<Row>(sql`
    update raffle
    set offered_at = clock_timestamp(), commitment = ${commitment},
      starts_at = greatest(starts_at, clock_timestamp()), version = version + 1
    where id = ${id} and offered_at is null
    returning ${COLUMNS}`);
  if (!row) throw new Error("A raffle was offered while it is locked");
  return read(row);
}

/** Calls a raffle off. */
export async function markClosed(tx: Tx, id: bigint): Promise<Raffle> {
  const row = await tx.row<Row>(sql`
    update raffle set closed_at = clock_timestamp(), version = version + 1
    where id = ${id}
    returning ${COLUMNS}`);
  if (!row) throw new Error("A raffle is gone while it is locked");
  return read(row);
}

/** Notes which transactions may have to do with it: none that begins later. */
export async function markEnded(tx: Tx, id: bigint, readTo: bigint): Promise<void> {
  await tx.run(sql`update raffle set read_to = ${readTo} where id = ${id} and read_to is null`);
}

export async function markListed(
  tx: Tx,
  id: bigint,
  list: { readonly hash: string; readonly tickets: number },
): Promise<void> {
  await tx.run(sql`
    update raffle
    set listed_at = clock_timestamp(), list_hash = ${list.hash}, tickets = ${list.tickets}
    where id = ${id} and listed_at is null`);
}

export async function markDrawn(tx: Tx, id: bigint, seed: string): Promise<void> {
  await tx.run(sql`
    update raffle set drawn_at = clock_timestamp(), seed = ${seed}
    where id = ${id} and drawn_at is null`);
}
