import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** How a tournament stands, and a player in it. Amounts are ledger units. */
export interface StandingIn {
  readonly tournament: bigint;
  /** Players on the table, and those who joined with what they paid in all. */
  readonly placed: number;
  readonly joined: number;
  readonly fees: bigint;
  /** The player's place and score; null where they are not on the table. */
  readonly place: number | null;
  readonly score: bigint | null;
  readonly isIn: boolean;
}

/** How some tournaments stand, and a player in each. */
export async function selectStandings(
  tx: Tx,
  tournaments: readonly bigint[],
  player: bigint,
): Promise<ReadonlyMap<bigint, StandingIn>> {
  const rows = await tx.rows<StandingIn>(sql`
    select wanted.id as tournament, board.placed, entrants.joined, entrants.fees,
      case when own.player_id is null then null else board.place end as place,
      own.score, entrants.is_in as "isIn"
    from unnest(${tournaments}::int8[]) as wanted (id)
    left join tournament_score own
      on own.tournament_id = wanted.id and own.player_id = ${player} and own.score > 0
        and not own.left_out
    cross join lateral (
      select count(*)::int4 as placed, (count(*) filter (
        where other.score > own.score or other.score = own.score
          and (other.reached_at, other.player_id) < (own.reached_at, own.player_id)
      ) + 1)::int4 as place
      from tournament_score other
      where other.tournament_id = wanted.id and other.score > 0 and not other.left_out
    ) board
    cross join lateral (
      select count(*)::int4 as joined, coalesce(sum(fee_units), 0)::int8 as fees,
        coalesce(bool_or(player_id = ${player}), false) as is_in
      from tournament_entrant entrant
      where entrant.tournament_id = wanted.id
    ) entrants`);
  return new Map(rows.map((row) => [row.tournament, row]));
}
