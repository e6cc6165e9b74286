import { prepared, type Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { type OddsKey, type OddsProfile } from "./odds.ts";

/** A version with who made it. */
export interface StoredOdds extends OddsProfile {
  readonly madeBy: string;
  readonly madeAt: Temporal.Instant;
  readonly reason: string;
}

const COLUMNS = sql`
  prize_mode as "prizeMode", rules, version, prices, prize_group as "prizeGroup",
  made_by as "madeBy", made_at as "madeAt", reason`;

/** The newest version of each of some profiles; profiles without one are missing. */
export function selectNewest(tx: Tx, keys: readonly OddsKey[]): Promise<StoredOdds[]> {
  const query = sql`
    select newest.*
    from unnest(
      ${keys.map(({ prizeMode }) => prizeMode)}::text[],
      ${keys.map(({ rules }) => rules)}::text[]
    ) as wanted (mode, code)
    cross join lateral (
      select ${COLUMNS} from lottery_odds
      where prize_mode = wanted.mode and rules = wanted.code
      order by version desc limit 1
    ) newest`;
  return tx.rows(prepared("lottery-odds", query));
}

/** Every version of a profile, newest first. */
export function selectVersions(
  tx: Tx,
  { prizeMode, rules }: OddsKey,
  limit: number,
): Promise<StoredOdds[]> {
  return tx.rows(sql`
    select ${COLUMNS} from lottery_odds
    where prize_mode = ${prizeMode} and rules = ${rules}
    order by version desc limit ${limit}`);
}

/** The modes and rules in use, with the number of games. */
export function selectPlayed(tx: Tx): Promise<(OddsKey & { readonly games: number })[]> {
  return tx.rows(sql`
    select prize_mode as "prizeMode", rules, count(*)::int as games
    from lottery_game
    group by prize_mode, rules
    order by prize_mode, rules`);
}

/** Adds a version; undefined when a colleague has added it meanwhile. */
export function insertOdds(
  tx: Tx,
  { prizeMode, rules, version, prices, prizeGroup }: OddsProfile,
  madeBy: string,
  reason: string,
): Promise<{ version: number } | undefined> {
  return tx.row(sql`
    insert into lottery_odds (prize_mode, rules, version, prices, prize_group, made_by, reason)
    values (
      ${prizeMode}, ${rules}, ${version}, ${JSON.stringify(prices)}, ${prizeGroup}, ${madeBy},
      ${reason}
    )
    on conflict do nothing
    returning version`);
}
