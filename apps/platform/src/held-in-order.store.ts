import { sql, type Sql } from "@perya/postgres/sql";
import type { HeldData } from "./held-data.ts";

/**
 * Rows of a player that have no number of their own, numbered in their order for the download.
 * `rows` selects `place`, what they are ordered by, and `row`.
 */
export function heldInOrder(name: string, rows: (player: bigint) => Sql): HeldData {
  return {
    name,
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select key, row from (
          select row_number() over (order by place)::int8 as key, row from (${rows(player)}) held
        ) numbered
        where key > ${after}
        order by key limit ${limit}`),
  };
}
