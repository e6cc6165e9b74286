import type { Tx } from "@perya/postgres";
import { join, sql, type Sql } from "@perya/postgres/sql";
import { internalAgents } from "../../players/index.ts";
import { upTheTree } from "./levels.store.ts";
import { each, PLAY } from "./measures.store.ts";
import { placesOn, type DayOfBrand } from "./places-on.store.ts";

export const GAME = ["currency", "book", "vendor_id", "game_code", "category"] as const;
const KEYS = each(GAME, (name) => name);
const NAMES = each(PLAY, (name) => name);

/**
 * Play of members with their places, from rows (player_id, currency, book, excluded, vendor_id,
 * game_code, category and PLAY).
 */
export const placedGames = (of: DayOfBrand, played: Sql): Sql => sql`
  select summed.*, place.parent_id, place.depth
  from (
    select played.player_id, currency,
      case when excluded or internal.player_id is not null then 'test' else book end as book,
      vendor_id, game_code, category, ${each(PLAY, (name) => `whole_sum(${name}) as ${name}`)}
    from (${played}) played
    left join (${internalAgents()}) internal on internal.player_id = played.player_id
    group by 1, 2, 3, 4, 5, 6
  ) summed
  join (${placesOn(of)}) place on place.player_id = summed.player_id`;

/** Adds rows (agent_id, keys, PLAY) to a day of the games of teams. */
export const intoGames = ({ brandId, day }: DayOfBrand, rows: Sql): Sql => sql`
  insert into team_game_day as old (agent_id, day, ${KEYS}, brand_id, ${NAMES})
  select agent_id, ${day}::date, ${KEYS}, ${brandId}::int8, ${NAMES} from (${rows}) summed
  on conflict (agent_id, day, ${KEYS}) do update set
    ${each(PLAY, (name) => `${name} = old.${name} + excluded.${name}`)}`;

/**
 * Adds play of a day to the games of the teams above; `played` are entries of the record, of which
 * each may be given once.
 */
export async function addGames(tx: Tx, of: DayOfBrand, played: Sql): Promise<void> {
  const up = upTheTree({
    placed: sql`placed`,
    places: placesOn(of),
    keys: GAME,
    measures: PLAY,
  });
  await tx.run(sql`
    with
      placed as materialized (${placedGames(of, played)}),
      ${join([...up.steps], ", ")}
    ${intoGames(of, up.rows)}`);
}
