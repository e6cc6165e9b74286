import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A player's score in a tournament: ledger units, or ten-thousandths of a multiplier. */
interface Scored {
  readonly player: bigint;
  readonly score: bigint;
  readonly reachedAt: Temporal.Instant;
}

/** A row of the table; the earlier of two equal scores comes first, so no two share a place. */
export interface Placed extends Scored {
  readonly place: number;
}

const COLUMNS = sql`player_id as player, score, reached_at as "reachedAt"`;
const FORWARDS = sql`score desc, reached_at, player_id`;
const BACKWARDS = sql`score, reached_at desc, player_id desc`;

/** The first rows of the table. Scores of zero and below, and who is left out, are not on it. */
export function selectTop(tx: Tx, tournament: bigint, limit: number): Promise<Placed[]> {
  return pagePlaced(tx, tournament, 0, limit);
}

/** Rows of the table after some others. */
export async function pagePlaced(
  tx: Tx,
  tournament: bigint,
  offset: number,
  limit: number,
): Promise<Placed[]> {
  const rows = await tx.rows<Scored>(sql`
    select ${COLUMNS} from tournament_score
    where tournament_id = ${tournament} and score > 0 and not left_out
    order by ${FORWARDS} offset ${offset} limit ${limit}`);
  return rows.map((row, at) => ({ ...row, place: offset + at + 1 }));
}

/** A player's place, with those of the players next to it; empty where the player has none. */
export async function selectAround(
  tx: Tx,
  tournament: bigint,
  player: bigint,
  neighbours: number,
): Promise<Placed[]> {
  const own = await tx.row<Scored & { place: bigint }>(sql`
    select own.player_id as player, own.score, own.reached_at as "reachedAt", (
      select count(*) + 1 from tournament_score other
      where other.tournament_id = ${tournament} and other.score > 0 and not other.left_out
        and (other.score > own.score or other.score = own.score
          and (other.reached_at, other.player_id) < (own.reached_at, own.player_id))
    ) as place
    from tournament_score own
    where own.tournament_id = ${tournament} and own.player_id = ${player} and own.score > 0
      and not own.left_out`);
  if (!own) return [];
  const { score, reachedAt } = own;
  const at = sql`${reachedAt.toString()}::timestamptz`;
  const above = await tx.rows<Scored>(sql`
    select ${COLUMNS} from tournament_score
    where tournament_id = ${tournament} and score >= ${score} and score > 0 and not left_out
      and (score > ${score} or (reached_at, player_id) < (${at}, ${player}))
    order by ${BACKWARDS} limit ${neighbours}`);
  const below = await tx.rows<Scored>(sql`
    select ${COLUMNS} from tournament_score
    where tournament_id = ${tournament} and score <= ${score} and score > 0 and not left_out
      and (score < ${score} or (reached_at, player_id) > (${at}, ${player}))
    order by ${FORWARDS} limit ${neighbours}`);
  const place = Number(own.place);
  return [
    ...above.toReversed().map((row, n) => ({ ...row, place: place - above.length + n })),
    { ...own, place },
    ...below.map((row, n) => ({ ...row, place: place + n + 1 })),
  ];
}

/** How many players are on the table. */
export async function countPlaced(tx: Tx, tournament: bigint): Promise<number> {
  const row = await tx.row<{ count: number }>(sql`
    select count(*)::int4 as count from tournament_score
    where tournament_id = ${tournament} and score > 0 and not left_out`);
  return row?.count ?? 0;
}

/** The first scores with whether they are left out, from a number of rows on. */
export function selectWithLeftOut(
  tx: Tx,
  tournament: bigint,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly player: bigint; readonly leftOut: boolean }[]> {
  return tx.rows(sql`
    select player_id as player, left_out as "leftOut" from tournament_score
    where tournament_id = ${tournament} and score > 0
    order by ${FORWARDS} offset ${offset} limit ${limit}`);
}

export async function updateLeftOut(
  tx: Tx,
  tournament: bigint,
  players: readonly bigint[],
  leftOut: boolean,
): Promise<void> {
  await tx.run(sql`
    update tournament_score set left_out = ${leftOut}
    where tournament_id = ${tournament} and player_id = any (${players}::int8[])`);
}

/** Notes that a tournament has changed, so that open pages are told. */
export async function noteNews(tx: Tx, tournament: bigint): Promise<void> {
  await tx.run(sql`
    insert into tournament_news (tournament_id, changed_at)
    values (${tournament}, clock_timestamp())
    on conflict (tournament_id) do update set changed_at = excluded.changed_at`);
}
