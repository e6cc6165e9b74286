import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Named } from "./game-names.ts";

export interface GameName extends Named {
  readonly vendorId: number;
  readonly code: string;
  readonly slug: string;
  readonly vendorName: string;
}

/** Names of games, including disabled ones, by vendor and code. */
export function selectGameNames(
  tx: Tx,
  games: readonly { readonly vendorId: number; readonly code: string }[],
): Promise<GameName[]> {
  return tx.rows(sql`
    select game.vendor_id as "vendorId", game.code, game.slug, game.display_name as "displayName",
      game.names, vendor.name as "vendorName"
    from game
    join vendor on vendor.id = game.vendor_id
    join unnest(
      ${games.map((game) => game.vendorId)}::int[], ${games.map((game) => game.code)}::text[]
    ) as asked (vendor_id, code) on asked.vendor_id = game.vendor_id and asked.code = game.code`);
}

/** The languages that any game has a name in. */
export async function selectNamedLanguages(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ language: string }>(sql`
    select distinct language
    from game, jsonb_object_keys(game.names) as language
    where game.names <> '{}'
    order by language`);
  return rows.map(({ language }) => language);
}

/** What a game is called and its square picture. */
export interface Shown extends Named {
  readonly iconUrl: string;
}

/** What games are called and look like, disabled ones included, by id. */
export async function selectNamesByIds(
  tx: Tx,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, Shown>> {
  const rows = await tx.rows<Shown & { readonly id: bigint }>(sql`
    select id, display_name as "displayName", names, icon_url as "iconUrl"
    from game
    where id = any (${ids}::bigint[])`);
  return new Map(rows.map((row) => [row.id, row]));
}
