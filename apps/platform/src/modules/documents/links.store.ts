import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Numbers of a player, and other players of each, that are looked at. */
const MOST = 50;

/** Another player who sent a document with the same number; when last. */
export interface DocumentLink {
  readonly player: bigint;
  readonly at: Temporal.Instant;
}

/** Players of a brand who sent a document with a number of one of this player's, latest first. */
export function selectDocumentLinks(
  tx: Tx,
  player: bigint,
  brandId: bigint,
): Promise<DocumentLink[]> {
  return tx.rows(sql`
    with own as (
      select distinct number_mark from player_document
      where player_id = ${player} and number_mark is not null limit ${MOST}
    )
    select other.player_id as player, max(other.uploaded_at) as at
    from own
    cross join lateral (
      select player_id, uploaded_at from player_document
      where number_mark = own.number_mark and brand_id = ${brandId} and player_id <> ${player}
      order by id desc limit ${MOST}
    ) as other
    group by own.number_mark, other.player_id
    order by at desc limit ${MOST}`);
}
