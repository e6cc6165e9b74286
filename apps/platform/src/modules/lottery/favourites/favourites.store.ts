import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Numbers of a market under a name of the player's. */
export interface FavouriteNumbers {
  readonly id: bigint;
  readonly market: string;
  readonly name: string;
  readonly picks: readonly string[];
}

const COLUMNS = sql`id, market, name, picks`;

/** A player's favourites of a game, oldest first, so that none moves when another one comes. */
export function selectFavourites(
  tx: Tx,
  player: bigint,
  gameId: number,
): Promise<FavouriteNumbers[]> {
  return tx.rows(sql`
    select ${COLUMNS} from lottery_favourite
    where player = ${player} and game_id = ${gameId}
    order by id`);
}

/** Keeps numbers; undefined when the player already has `most` of the game. */
export async function insertFavourite(
  tx: Tx,
  player: bigint,
  gameId: number,
  { market, name, picks }: Omit<FavouriteNumbers, "id">,
  most: number,
): Promise<FavouriteNumbers | undefined> {
  // Per player, so that of two concurrent favourites only one can be the last allowed.
  await tx.run(
    sql`select pg_advisory_xact_lock(hashtextextended(${`lottery favourites ${player}`}, 0))`,
  );
  return tx.row(sql`
    insert into lottery_favourite (player, game_id, market, name, picks)
    select ${player}, ${gameId}, ${market}, ${name}, ${[...picks]}::text[]
    where (
      select count(*) from lottery_favourite where player = ${player} and game_id = ${gameId}
    ) < ${most}
    returning ${COLUMNS}`);
}

/** Gives one of the player's favourites another name; undefined when it is not theirs. */
export function renameFavourite(
  tx: Tx,
  player: bigint,
  id: bigint,
  name: string,
): Promise<FavouriteNumbers | undefined> {
  return tx.row(sql`
    update lottery_favourite set name = ${name}
    where id = ${id} and player = ${player}
    returning ${COLUMNS}`);
}

/** False when it is not the player's. */
export async function deleteFavourite(tx: Tx, player: bigint, id: bigint): Promise<boolean> {
  return (
    (await tx.run(sql`delete from lottery_favourite where id = ${id} and player = ${player}`)) === 1
  );
}
