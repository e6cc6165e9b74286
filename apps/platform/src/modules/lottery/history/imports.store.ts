import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** One import of published results. */
export interface ResultImport {
  readonly id: bigint;
  readonly gameId: number;
  readonly gameCode: string;
  readonly gameName: string;
  /** The file's name. */
  readonly source: string;
  /** Results it added. */
  readonly added: number;
  readonly importedAt: Temporal.Instant;
  readonly takenBackAt: Temporal.Instant | null;
  readonly takenBackBy: string | null;
  readonly takenBackReason: string | null;
}

const IMPORT = sql`
  select i.id, i.game_id as "gameId", game.code as "gameCode", game.name as "gameName", i.source,
    i.added, i.imported_at as "importedAt", i.taken_back_at as "takenBackAt",
    i.taken_back_by as "takenBackBy", i.taken_back_reason as "takenBackReason"
  from lottery_import i
  join lottery_game game on game.id = i.game_id`;

/**
 * A page of the imports that added results, latest first, and one more when there is another page.
 */
export function selectImports(tx: Tx, limit: number, offset: number): Promise<ResultImport[]> {
  return tx.rows(
    sql`${IMPORT} where i.added > 0 order by i.id desc limit ${limit + 1} offset ${offset}`,
  );
}

/**
 * A finished import that added results, locked until the transaction ends; undefined when there is
 * none with this number.
 */
export function lockImport(tx: Tx, id: bigint): Promise<ResultImport | undefined> {
  return tx.row(sql`${IMPORT} where i.id = ${id} and i.added > 0 for update of i`);
}

/**
 * How many results of an import belong to draws on which bets were settled by a result typed by
 * staff or read from a feed. Our own seeded draws don't count: an imported result says nothing
 * about those.
 */
export async function countBetOn(tx: Tx, id: bigint): Promise<number> {
  const row = await tx.row<{ n: bigint }>(sql`
    select count(*) as n
    from lottery_history h
    join lottery_issue issue on issue.game_id = h.game_id and issue.issue_no = h.issue_no
    where h.import_id = ${id}
      and issue.source <> 'RNG'
      and issue.outcome is not null
      and exists (
        select from lottery_order o where o.issue_id = issue.id and o.cancelled_at is null
      )`);
  return Number(row?.n ?? 0n);
}

/** The first and the last day of an import's results, ISO 8601; undefined when none is left. */
export async function selectDays(
  tx: Tx,
  id: bigint,
): Promise<{ first: string; last: string } | undefined> {
  const row = await tx.row<{ first: string | null; last: string | null }>(sql`
    select min(day)::text as first, max(day)::text as last
    from lottery_history
    where import_id = ${id}`);
  return row?.first && row.last ? { first: row.first, last: row.last } : undefined;
}

/** Removes an import's results; returns how many. */
export async function removeImported(
  tx: Tx,
  id: bigint,
  by: string,
  reason: string,
): Promise<number> {
  const removed = await tx.run(sql`delete from lottery_history where import_id = ${id}`);
  await tx.run(sql`
    update lottery_import
    set taken_back_at = now(), taken_back_by = ${by}, taken_back_reason = ${reason}
    where id = ${id}`);
  return removed;
}
