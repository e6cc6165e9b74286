import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { GameType } from "../catalogue.ts";

/** The values of a game that the house may override. */
export interface Words {
  readonly displayName: string;
  readonly gameType: GameType;
  readonly classify: string;
  readonly iconUrl: string;
  readonly showIconUrl: string;
}

/** The house's overrides, and all of the vendor's values. */
export interface OwnWords {
  readonly own: Partial<Words>;
  readonly said: Words;
}

export function selectOwnWords(tx: Tx, gameId: bigint): Promise<OwnWords | undefined> {
  return tx.row(sql`select own, said from game_own where game_id = ${gameId}`);
}

/** All games of a vendor with overrides by the house, by the vendor's code. */
export async function selectOwnWordsOf(
  tx: Tx,
  vendorId: number,
): Promise<Map<string, OwnWords & { readonly gameId: bigint }>> {
  const rows = await tx.rows<OwnWords & { code: string; gameId: bigint }>(sql`
    select game.code, game.id as "gameId", game_own.own, game_own.said
    from game_own
    join game on game.id = game_own.game_id
    where game.vendor_id = ${vendorId}`);
  return new Map(rows.map(({ code, ...words }) => [code, words]));
}

/** Stores the house's overrides, or removes them. */
export async function keepOwnWords(tx: Tx, gameId: bigint, { own, said }: OwnWords): Promise<void> {
  await tx.run(
    Object.keys(own).length === 0
      ? sql`delete from game_own where game_id = ${gameId}`
      : sql`
        insert into game_own (game_id, own, said)
        values (${gameId}, ${JSON.stringify(own)}::jsonb, ${JSON.stringify(said)}::jsonb)
        on conflict (game_id) do update set own = excluded.own, said = excluded.said`,
  );
}

/**
 * Writes the effective values into a game's row. `search` is its search text,
 * normalised, without its names in languages.
 */
export async function updateWords(
  tx: Tx,
  gameId: bigint,
  words: Words,
  search: string,
): Promise<void> {
  await tx.run(sql`
    update game
    set display_name = ${words.displayName},
      game_type = ${words.gameType},
      classify = ${words.classify},
      icon_url = ${words.iconUrl},
      show_icon_url = ${words.showIconUrl},
      search = ${search} || names_search
    where id = ${gameId}`);
}

/**
 * The texts of vendors and games that hold addresses of pictures, including vendors' values under
 * an override, which may be shown again.
 */
export async function selectPictures(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ text: string }>(sql`
    select logo_url as text from vendor where logo_url like '%/pictures/%'
    union
    select icon_url || ' ' || show_icon_url from game
    where icon_url like '%/pictures/%' or show_icon_url like '%/pictures/%'
    union
    select game_own::text from game_own where game_own::text like '%/pictures/%'`);
  return rows.map(({ text }) => text);
}
