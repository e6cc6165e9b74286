import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** The number of a document as it is found again: a mark, alike for the same number of a kind. */
export interface DocumentMark {
  readonly kind: string;
  readonly mark: Buffer;
  /** Whether a document with it was approved; else it was typed. */
  readonly isProven: boolean;
}

/** Notes a number, or that it is proven now; false where that was known. */
export async function upsertMark(
  tx: Tx,
  player: bigint,
  { kind, mark, isProven }: DocumentMark,
): Promise<boolean> {
  const row = await tx.row(sql`
    insert into player_document_mark (player_id, kind, mark, proven)
    values (${player}, ${kind}, ${mark}, ${isProven})
    on conflict (player_id, kind, mark) do update set proven = true
    where excluded.proven and not player_document_mark.proven
    returning player_id`);
  return row !== undefined;
}

/** Whose documents have a number that this player's approved ones prove, in the order of ids. */
export function selectWithProven(tx: Tx, player: bigint): Promise<{ player: bigint }[]> {
  return tx.rows(sql`
    select distinct other.player_id as player
    from player_document_mark own
    join player_document_mark other using (kind, mark)
    where own.player_id = ${player} and own.proven and other.player_id <> ${player}
    order by other.player_id`);
}

/** Whose approved documents prove a number that this player has typed or proven. */
export function selectProving(tx: Tx, player: bigint): Promise<{ player: bigint }[]> {
  return tx.rows(sql`
    select distinct other.player_id as player
    from player_document_mark own
    join player_document_mark other using (kind, mark)
    where own.player_id = ${player} and other.proven and other.player_id <> ${player}
    order by other.player_id`);
}

/** Marks of every number that a player has typed or proven. */
export async function selectMarks(tx: Tx, player: bigint): Promise<readonly Buffer[]> {
  const rows = await tx.rows<{ mark: Buffer }>(sql`
    select distinct mark from player_document_mark where player_id = ${player} order by mark`);
  return rows.map(({ mark }) => mark);
}
