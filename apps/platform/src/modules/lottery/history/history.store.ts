import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Source } from "../lottery.ts";

/** One published result. */
export interface PastResult {
  readonly day: string;
  readonly issueNo: string;
  readonly outcome: unknown;
}

/** Opens an import of a game's results from a named file; returns its number. */
export async function insertImport(tx: Tx, gameId: number, source: string): Promise<bigint> {
  const row = await tx.row<{ id: bigint }>(
    sql`insert into lottery_import (game_id, source) values (${gameId}, ${source}) returning id`,
  );
  if (!row) throw new Error("An import got no number");
  return row.id;
}

/** Records how many results an import added; one that added none is removed. */
export async function closeImport(tx: Tx, id: bigint, added: number): Promise<void> {
  await tx.run(
    added === 0
      ? sql`delete from lottery_import where id = ${id}`
      : sql`update lottery_import set added = ${added} where id = ${id}`,
  );
}

/**
 * Adds new results; returns the numbers of existing ones, and whether they are identical.
 */
export async function insertResults(
  tx: Tx,
  gameId: number,
  importId: bigint,
  results: readonly PastResult[],
): Promise<Map<string, "added" | "known" | "differs">> {
  const rows = await tx.rows<{ issueNo: string; added: boolean; same: boolean }>(sql`
    with
      asked as (
        select * from unnest(
          ${results.map(({ day }) => day)}::date[],
          ${results.map(({ issueNo }) => issueNo)}::text[],
          ${results.map(({ outcome }) => JSON.stringify(outcome))}::jsonb[]
        ) as r (day, issue_no, outcome)
      ),
      added as (
        insert into lottery_history (game_id, day, issue_no, outcome, import_id)
        select ${gameId}, day, issue_no, outcome, ${importId} from asked
        on conflict do nothing
        returning issue_no
      )
    select asked.issue_no as "issueNo", added.issue_no is not null as added,
      coalesce(old.outcome = asked.outcome, true) as same
    from asked
    left join added on added.issue_no = asked.issue_no
    left join lottery_history old on old.game_id = ${gameId} and old.issue_no = asked.issue_no`);
  return new Map(
    rows.map(({ issueNo, added, same }) => [issueNo, added ? "added" : same ? "known" : "differs"]),
  );
}

/**
 * A result's origin: drawn here from a committed seed, or published by the lottery of this name and
 * entered by staff, read from a feed or imported.
 */
export const ORIGINS = ["HOUSE", "OFFICIAL"] as const;

export type Origin = (typeof ORIGINS)[number];

/** The origin of the results a game is settled by. */
export function originOf(source: Source): Origin {
  return source === "RNG" ? "HOUSE" : "OFFICIAL";
}

/** A result of a game, drawn here or imported. */
export interface KnownResult {
  readonly issueNo: string;
  /** In the game's zone, ISO 8601. */
  readonly day: string;
  /** Null for imported ones, whose time is unknown. */
  readonly drawAt: Temporal.Instant | null;
  readonly outcome: unknown;
}

const STANDS = sql`outcome is not null and status in ('RESULTED', 'SETTLING', 'SETTLED')`;
const STANDS_OWN = sql`
  own.outcome is not null and own.status in ('RESULTED', 'SETTLING', 'SETTLED')`;

interface Asked {
  readonly origin: Origin;
  readonly day?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/**
 * A game's results of one origin, newest first, optionally of one day: our own valid draws and,
 * among official ones, imported results for issues without an official result of our own. Origins
 * are never mixed: our draws say nothing about those of the lottery of that name.
 */
export function selectResults(
  tx: Tx,
  gameId: number,
  timezone: string,
  { origin, day, limit, offset }: Asked,
): Promise<KnownResult[]> {
  const official = origin === "OFFICIAL";
  return tx.rows(sql`
    select issue_no as "issueNo", day::text as day, draw_at as "drawAt", outcome
    from (
      select issue_no, (draw_at at time zone ${timezone})::date as day, draw_at, outcome
      from lottery_issue
      where game_id = ${gameId} and (source <> 'RNG') = ${official} and ${STANDS}
      union all
      select issue_no, day, null, outcome from lottery_history h
      where ${official}
        and game_id = ${gameId}
        and not exists (
          select from lottery_issue own
          where own.game_id = ${gameId}
            and own.issue_no = h.issue_no
            and own.source <> 'RNG'
            and ${STANDS_OWN}
        )
    ) result
    where (${day ?? null}::date is null or day = ${day ?? null}::date)
    order by result.day desc, draw_at desc nulls last, issue_no desc
    limit ${limit} offset ${offset}`);
}

/** The origins a game has results of. */
export async function selectOrigins(tx: Tx, gameId: number): Promise<Origin[]> {
  const row = await tx.row<{ house: boolean; official: boolean }>(sql`
    select
      exists (
        select from lottery_issue where game_id = ${gameId} and source = 'RNG' and ${STANDS}
      ) as house,
      exists (select from lottery_issue where game_id = ${gameId} and source <> 'RNG' and ${STANDS})
        or exists (select from lottery_history where game_id = ${gameId}) as official`);
  return ORIGINS.filter((origin) => row?.[origin === "HOUSE" ? "house" : "official"]);
}
