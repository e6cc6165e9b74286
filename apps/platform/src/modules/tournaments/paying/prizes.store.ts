import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Placed } from "../scoring/board.store.ts";
import type { Tournament } from "../tournament.ts";

/** How long a prize waits for its winner to prove who they are. */
const CLAIM_DAYS = 30;
/** How soon a prize is tried again that could not be paid. */
const AGAIN = sql`interval '10 minutes'`;

/** A prize and what became of it. Ledger units. */
export interface Prize {
  readonly place: number;
  readonly player: bigint;
  readonly score: bigint;
  readonly units: bigint;
  readonly status: "WAITING" | "PAID" | "LAPSED";
  /** Why it waits: KYC, or what a reward was refused with; null while it was not tried. */
  readonly heldFor: string | null;
  readonly claimUntil: Temporal.Instant;
  readonly paidAt: Temporal.Instant | null;
}

const COLUMNS = sql`
  place, player_id as player, score, units, status, held_for as "heldFor",
  claim_until as "claimUntil", paid_at as "paidAt"`;

export async function insertPrizes(
  tx: Tx,
  tournament: bigint,
  won: readonly (Placed & { readonly units: bigint })[],
): Promise<void> {
  await tx.run(sql`
    insert into tournament_prize (
      tournament_id, place, player_id, score, units, status, claim_until
    )
    select ${tournament}, place, player, score, units, 'WAITING',
      now() + make_interval(days => ${CLAIM_DAYS})
    from unnest(
      ${won.map(({ place }) => place)}::int4[], ${won.map(({ player }) => player)}::int8[],
      ${won.map(({ score }) => score)}::int8[], ${won.map(({ units }) => units)}::int8[]
    ) as won (place, player, score, units)`);
}

/** The prizes of a tournament by place. */
export function selectPrizes(tx: Tx, tournament: bigint): Promise<Prize[]> {
  return tx.rows(sql`
    select ${COLUMNS} from tournament_prize where tournament_id = ${tournament} order by place`);
}

/** A player's prizes among some tournaments, by tournament. */
export async function selectPrizesOf(
  tx: Tx,
  player: bigint,
  tournaments: readonly bigint[],
): Promise<ReadonlyMap<bigint, Prize>> {
  const rows = await tx.rows<Prize & { readonly tournament: bigint }>(sql`
    select ${COLUMNS}, tournament_id as tournament from tournament_prize
    where player_id = ${player} and tournament_id = any (${tournaments}::int8[])`);
  return new Map(rows.map((row) => [row.tournament, row]));
}

/** A prize that is to be paid now, with what pays it, and what its tournament is called. */
export interface DuePrize extends Prize, Pick<Tournament, "words" | "language" | "currency"> {
  readonly tournament: bigint;
  readonly publicId: string;
  readonly brandId: bigint;
  readonly wagerTimes: number;
  readonly isLate: boolean;
}

const DUE_COLUMNS = sql`
  prize.place, player_id as player, prize.score, units, prize.status, held_for as "heldFor",
  claim_until as "claimUntil", paid_at as "paidAt", tournament_id as tournament,
  public_id as "publicId", brand_id as "brandId", wager_times as "wagerTimes",
  words, language, currency, claim_until <= now() as "isLate"`;

/** A player's prizes that wait, or were paid since a time, the newest first. */
export function selectOwn(
  tx: Tx,
  player: bigint,
  status: "WAITING" | "PAID",
  most: number,
  since?: Temporal.Instant,
): Promise<DuePrize[]> {
  return tx.rows(sql`
    select ${DUE_COLUMNS}
    from tournament_prize prize
    join tournament on tournament.id = tournament_id
    where player_id = ${player} and prize.status = ${status}
      and (prize.status <> 'WAITING' or claim_until > now())
      and coalesce(paid_at >= ${since?.toString() ?? null}::timestamptz, true)
    order by paid_at desc, tournament_id desc limit ${most}`);
}

/** A player's prize of a tournament, held until the transaction ends. */
export function lockOwn(tx: Tx, player: bigint, publicId: string): Promise<DuePrize | undefined> {
  return tx.row(sql`
    select ${DUE_COLUMNS}
    from tournament_prize prize
    join tournament on tournament.id = tournament_id
    where player_id = ${player} and public_id = ${publicId}
    for update of prize`);
}

/** The next prize that is due, held until the transaction ends. */
export function lockDue(tx: Tx): Promise<DuePrize | undefined> {
  return tx.row(sql`
    select ${DUE_COLUMNS}
    from tournament_prize prize
    join tournament on tournament.id = tournament_id
    where prize.status = 'WAITING' and try_at <= now()
    order by try_at, tournament_id, place
    limit 1
    for update of prize skip locked`);
}

export async function updateHeld(tx: Tx, prize: DuePrize, heldFor: string): Promise<void> {
  await tx.run(sql`
    update tournament_prize
    set held_for = ${heldFor}, try_at = least(clock_timestamp() + ${AGAIN}, claim_until)
    where tournament_id = ${prize.tournament} and place = ${prize.place}`);
}

export async function updatePrize(
  tx: Tx,
  { tournament, place }: DuePrize,
  status: "PAID" | "LAPSED",
): Promise<void> {
  await tx.run(sql`
    update tournament_prize
    set status = ${status}, paid_at = case when ${status} = 'PAID' then now() end
    where tournament_id = ${tournament} and place = ${place}`);
}

/** Has the prizes of a player tried again at once; whether there are any. */
export async function tryAgain(tx: Tx, player: bigint): Promise<boolean> {
  const row = await tx.row<{ waits: boolean }>(sql`
    with again as (
      update tournament_prize set try_at = now()
      where player_id = ${player} and status = 'WAITING'
      returning place
    )
    select exists (select from again) as waits`);
  return row?.waits ?? false;
}
