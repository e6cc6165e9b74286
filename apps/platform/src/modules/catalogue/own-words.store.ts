import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { GameType } from "./catalogue.ts";

/** What is said of a game, and may be said by the house instead of the vendor. */
export interface Words {
  readonly displayName: string;
  readonly gameType: GameType;
  readonly classify: string;
  readonly iconUrl: string;
  readonly showIconUrl: string;
}

/** What the house says instead of the vendor, and all that the vendor says. */
export interface OwnWords {
  readonly own: Partial<Words>;
  readonly said: Words;
}

export function selectOwnWords(tx: Tx, gameId: bigint): Promise<OwnWords | undefined> {
  return tx.row(sql`select own, said from game_own where game_id = ${gameId}`);
}

/** Of all games of a vendor that the house has words of its own for, by the vendor's code. */
export async function selectOwnWordsOf(
  tx: Tx,
  vendorId: number,
): Promise<Map<string, OwnWords & { readonly gameId: bigint }>> {
  const rows = await tx.rows<OwnWords & { code: string; gameId: bigint }>(sql`
    select game.code, game.id as "gameId", game_own.own, game_own.said from game_own join game on game.id = game_own.game_id where game.vendor_id = ${vendorId}`);
  return new Map(rows.map(({ code, ...words }) => [code, words]));
}

/** Remembers the house's words, or forgets that there were any. */
export async function keepOwnWords(tx: Tx, gameId: bigint, { own, said }: OwnWords): Promise<void> {
  await tx.run(
    Object.keys(own).length === 0
      ? sql`delete from game_own where game_id = ${gameId}`
      : sql`insert into game_own (game_id, own, said) values (${gameId}, ${JSON.stringify(own)}::jsonb, ${JSON.stringify(said)}::jsonb)
          on conflict (game_id) do update set own = excluded.own, said = excluded.said`,
  );
}

/** Puts into a game's row what counts of it. `search` is what it is found by, folded. */
export async function updateWords(
  tx: Tx,
  gameId: bigint,
  words: Words,
  search: string,
): Promise<void> {
  await tx.run(sql`
    update game set display_name = ${words.displayName}, game_type = ${words.gameType}, classify = ${words.classify}, icon_url = ${words.iconUrl},
      show_icon_url = ${words.showIconUrl}, search = ${search}
    where id = ${gameId}`);
}

/** What vendors and games show, as texts with addresses of pictures in them; what vendors say is kept under the house's own words and may be shown again. */
export async function selectPictures(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ text: string }>(sql`
    select logo_url as text from vendor where logo_url like '%/pictures/%'
    union select icon_url || ' ' || show_icon_url from game where icon_url like '%/pictures/%' or show_icon_url like '%/pictures/%'
    union select game_own::text from game_own where game_own::text like '%/pictures/%'`);
  return rows.map(({ text }) => text);
}
