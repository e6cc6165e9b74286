import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import type { Brand } from "../../brands/index.ts";
import type { TurnoverSource } from "../../turnover/index.ts";

/**
 * Entries of the record with the tournaments they count for: of an account that counts, in the
 * brand's own money, of a game that fits, and of a round that ended in its time and, where one has
 * to join, after that. What is later said of a round counts with the round.
 */
const counted = (entries: Sql, brands: readonly Brand[]): Sql => sql`
  select tournament.id as tournament_id, tournament.score as score_kind,
    tournament.min_stake_units, entry.player_id, entry.vendor_id, entry.game_code,
    entry.closed_at, entry.stake, entry.payout,
    case tournament.score when 'TURNOVER' then entry.turnover else entry.payout - entry.stake end
      as points
  from (${entries}) entry
  join unnest(
    ${brands.map(({ id }) => id)}::int8[],
    ${brands.map(({ currency }) => currency)}::text[],
    ${brands.map(({ realMoney }) => (realMoney ? "real" : "play"))}::text[]
  ) as brand (brand_id, currency, book) using (brand_id, currency, book)
  join tournament
    on tournament.brand_id = entry.brand_id and tournament.currency = entry.currency
      and tournament.status in ('COMING_SOON', 'RUNNING', 'CLOSING')
      and entry.closed_at >= tournament.starts_at and entry.closed_at < tournament.ends_at
      and (tournament.categories = '{}' or entry.category = any (tournament.categories))
      and (
        tournament.games = '[]'
        or tournament.games @> jsonb_build_array(
          jsonb_build_object('vendorId', entry.vendor_id, 'code', entry.game_code)
        )
      )
  left join tournament_entrant entrant
    on entrant.tournament_id = tournament.id and entrant.player_id = entry.player_id
  where not entry.excluded
    and (tournament.entry = 'OPEN' or entry.closed_at >= entrant.joined_at)`;

/**
 * Adds entries of the record to the scores of tournaments that add up: signed, so what a round
 * takes back is taken back. A score was reached when the last round ended that gave any of it.
 */
export async function addSums(tx: Tx, entries: Sql, brands: readonly Brand[]): Promise<void> {
  await tx.run(sql`
    with
      changed as (
        insert into tournament_score as old (tournament_id, player_id, score, reached_at)
        select tournament_id, player_id, whole_sum(points), max(closed_at)
        from (${counted(entries, brands)}) counted
        where score_kind <> 'MULTIPLIER' and points <> 0
        group by 1, 2
        order by 1, 2
        on conflict (tournament_id, player_id) do update
        set score = old.score + excluded.score,
          reached_at = greatest(old.reached_at, excluded.reached_at)
        returning tournament_id
      )
    ${noting(sql`changed`)}`);
}

/**
 * Adds entries of the record to the rounds of tournaments of the best multiplier, and finds the
 * best of the players whose rounds have changed. Of rounds of one multiplier the earliest has it.
 */
export async function addRounds(
  tx: Tx,
  source: TurnoverSource,
  entries: Sql,
  brands: readonly Brand[],
): Promise<void> {
  const rows = await tx.rows<{ tournament: bigint; player: bigint }>(sql`
    insert into tournament_round as old (
      tournament_id, player_id, source, vendor_id, game_code, closed_at, stake, payout, multiplier
    )
    select tournament_id, player_id, ${source}, vendor_id, game_code, closed_at,
      whole_sum(stake), whole_sum(payout),
      ${multiplier(sql`whole_sum(stake)`, sql`whole_sum(payout)`, sql`min(min_stake_units)`)}
    from (${counted(entries, brands)}) counted
    where score_kind = 'MULTIPLIER' and (stake, payout) <> (0, 0)
    group by 1, 2, 4, 5, 6
    order by 1, 2, 6, 4, 5
    on conflict (tournament_id, player_id, closed_at, source, vendor_id, game_code) do update
    set stake = old.stake + excluded.stake, payout = old.payout + excluded.payout,
      multiplier = ${multiplier(
        sql`(old.stake + excluded.stake)`,
        sql`(old.payout + excluded.payout)`,
        sql`(select min_stake_units from tournament where id = old.tournament_id)`,
      )}
    returning tournament_id as tournament, player_id as player`);
  await scoreBest(tx, rows);
}

/** Payout by stake in ten-thousandths, rounded down; 0 below the least stake. */
const multiplier = (stake: Sql, payout: Sql, least: Sql): Sql => sql`
  case when ${stake} > 0 and ${stake} >= ${least} and ${payout} > 0
    then least(floor(${payout}::numeric * 10000 / ${stake}), 9e18)::int8
    else 0
  end`;

async function scoreBest(
  tx: Tx,
  changed: readonly { readonly tournament: bigint; readonly player: bigint }[],
): Promise<void> {
  if (changed.length === 0) return;
  await tx.run(sql`
    with
      whose as (
        select distinct tournament_id, player_id
        from unnest(
          ${changed.map(({ tournament }) => tournament)}::int8[],
          ${changed.map(({ player }) => player)}::int8[]
        ) as of (tournament_id, player_id)
      ),
      changed as (
        insert into tournament_score (tournament_id, player_id, score, reached_at)
        select whose.tournament_id, whose.player_id, best.multiplier, best.closed_at
        from whose
        cross join lateral (
          select multiplier, closed_at from tournament_round round
          where round.tournament_id = whose.tournament_id and round.player_id = whose.player_id
          order by multiplier desc, closed_at limit 1
        ) best
        order by 1, 2
        on conflict (tournament_id, player_id) do update
        set score = excluded.score, reached_at = excluded.reached_at
        returning tournament_id
      )
    ${noting(sql`changed`)}`);
}

/** Notes that the tournaments of a step have changed, so that open pages are told. */
const noting = (step: Sql): Sql => sql`
  insert into tournament_news (tournament_id, changed_at)
  select tournament_id, clock_timestamp()
  from (select distinct tournament_id from ${step}) changes
  order by 1
  on conflict (tournament_id) do update set changed_at = excluded.changed_at`;

/** How soon after telling open pages of a tournament they are told again. */
const PAUSE = sql`interval '2 seconds'`;

/** Tournaments whose open pages are to be told now, by their public ids, noted as told. */
export async function takeNews(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ publicId: string }>(sql`
    update tournament_news news
    set told_at = clock_timestamp()
    from tournament
    where tournament.id = news.tournament_id and news.changed_at > news.told_at
      and news.told_at < clock_timestamp() - ${PAUSE}
    returning tournament.public_id as "publicId"`);
  return rows.map(({ publicId }) => publicId);
}
