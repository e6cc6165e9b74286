import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Tournament, TournamentDraft, TournamentStatus } from "./tournament.ts";

/** As it is read: arrays of ledger units come as text. */
type Row = Omit<Tournament, "prizes"> & { readonly prizes: readonly string[] };
const read = ({ prizes, ...same }: Row): Tournament => ({ ...same, prizes: prizes.map(BigInt) });

const COLUMNS = sql`
  id, public_id as "publicId", brand_id as "brandId", status, score, entry, fee_units as fee,
  fee_to as "feeTo", min_stake_units as "minStake", categories, games,
  prizes::text[], shares, wager_times as "wagerTimes", language, words, currency,
  starts_at as "startsAt", ends_at as "endsAt", version, pool_units as pool, final_at as "finalAt"`;
/** How long players are shown a tournament that is over. */
const SHOWN_AFTER = sql`interval '30 days'`;

/** A brand's newest tournaments, for its staff. */
export async function selectTournaments(
  tx: Tx,
  brandId: bigint,
  limit: number,
): Promise<Tournament[]> {
  const rows = await tx.rows<Row>(sql`
    select ${COLUMNS} from tournament
    where brand_id = ${brandId}
    order by id desc limit ${limit}`);
  return rows.map(read);
}

/** What players of a brand see: announced, running, and over a short while ago; newest first. */
export async function selectShown(tx: Tx, brandId: bigint, limit: number): Promise<Tournament[]> {
  const rows = await tx.rows<Row>(sql`
    select ${COLUMNS} from tournament
    where brand_id = ${brandId}
      and status in ('COMING_SOON', 'RUNNING', 'CLOSING', 'PAID')
      and ends_at > now() - ${SHOWN_AFTER}
    order by ends_at desc, id desc limit ${limit}`);
  return rows.map(read);
}

/** One tournament of a brand, or of any for null. */
export async function tournamentByPublicId(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<Tournament | undefined> {
  const row = await tx.row<Row>(sql`
    select ${COLUMNS} from tournament
    where public_id = ${publicId} and (${brandId}::int8 is null or brand_id = ${brandId}::int8)`);
  return row && read(row);
}

/** The same, locked until the transaction ends. */
export async function lockTournament(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
): Promise<Tournament | undefined> {
  const row = await tx.row<Row>(sql`
    select ${COLUMNS} from tournament
    where public_id = ${publicId} and (${brandId}::int8 is null or brand_id = ${brandId}::int8)
    for no key update`);
  return row && read(row);
}

/** The same, which does not change until the transaction ends; others may read it so too. */
export async function holdTournament(
  tx: Tx,
  publicId: string,
  brandId: bigint,
): Promise<Tournament | undefined> {
  const row = await tx.row<Row>(sql`
    select ${COLUMNS} from tournament
    where public_id = ${publicId} and brand_id = ${brandId}
    for share`);
  return row && read(row);
}

/** How many tournaments of a brand are open and not over. */
export async function countOpen(tx: Tx, brandId: bigint): Promise<number> {
  const row = await tx.row<{ count: number }>(sql`
    select count(*)::int4 as count from tournament
    where brand_id = ${brandId} and status in ('COMING_SOON', 'RUNNING', 'CLOSING')`);
  return row?.count ?? 0;
}

/** Tournaments whose beginning or end has come, and those whose table is to be made final. */
export function selectDue(tx: Tx, limit: number): Promise<{ readonly publicId: string }[]> {
  return tx.rows(sql`
    select public_id as "publicId" from tournament
    where status = 'CLOSING'
      or (status = 'COMING_SOON' and starts_at <= now())
      or (status = 'RUNNING' and ends_at <= now())
    order by ends_at limit ${limit}`);
}

/** Tournaments that are running. */
export function selectRunning(
  tx: Tx,
): Promise<{ readonly publicId: string; readonly brandId: bigint }[]> {
  return tx.rows(sql`
    select public_id as "publicId", brand_id as "brandId" from tournament
    where status = 'RUNNING' order by id`);
}

export async function insertTournament(
  tx: Tx,
  brandId: bigint,
  publicId: string,
  draft: TournamentDraft,
): Promise<Tournament> {
  const row = await tx.row<{ id: bigint }>(sql`
    insert into tournament (
      public_id, brand_id, status, score, entry, fee_units, fee_to, min_stake_units, categories,
      games, prizes, shares, wager_times, language, words, currency, starts_at, ends_at
    )
    values (
      ${publicId}, ${brandId}, 'DRAFT', ${draft.score}, ${draft.entry}, ${draft.fee},
      ${draft.feeTo}, ${draft.minStake}, ${draft.categories}::text[],
      ${JSON.stringify(draft.games)}::jsonb, ${draft.prizes}::int8[], ${draft.shares}::int4[],
      ${draft.wagerTimes}, ${draft.language}, ${JSON.stringify(draft.words)}::jsonb,
      ${draft.currency}, ${draft.startsAt?.toString() ?? null}::timestamptz,
      ${draft.endsAt.toString()}::timestamptz
    )
    returning id`);
  const made = row && (await tournamentByPublicId(tx, publicId, brandId));
  if (!made) throw new Error("A tournament was not written");
  return made;
}

/** Writes a draft over what is there, as the next version. */
export async function updateTournament(tx: Tx, id: bigint, draft: TournamentDraft): Promise<void> {
  await tx.run(sql`
    update tournament
    set score = ${draft.score}, entry = ${draft.entry}, fee_units = ${draft.fee},
      fee_to = ${draft.feeTo}, min_stake_units = ${draft.minStake},
      categories = ${draft.categories}::text[], games = ${JSON.stringify(draft.games)}::jsonb,
      prizes = ${draft.prizes}::int8[], shares = ${draft.shares}::int4[],
      wager_times = ${draft.wagerTimes}, language = ${draft.language},
      words = ${JSON.stringify(draft.words)}::jsonb, currency = ${draft.currency},
      starts_at = ${draft.startsAt?.toString() ?? null}::timestamptz,
      ends_at = ${draft.endsAt.toString()}::timestamptz, version = version + 1
    where id = ${id}`);
}

export async function updateStatus(tx: Tx, id: bigint, status: TournamentStatus): Promise<void> {
  await tx.run(sql`update tournament set status = ${status} where id = ${id}`);
}

/** Sets its beginning: the time it was given, or now where that has passed or there is none. */
export async function updateStart(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`
    update tournament set starts_at = greatest(starts_at, clock_timestamp()) where id = ${id}`);
}

export async function updateFinal(tx: Tx, id: bigint, pool: bigint): Promise<void> {
  await tx.run(sql`
    update tournament set pool_units = ${pool}, final_at = now() where id = ${id}`);
}
