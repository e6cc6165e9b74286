import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Player } from "../../players/index.ts";

/** What a member of staff remembers of a player. */
export interface PlayerNote {
  readonly words: string;
  readonly madeBy: string;
  readonly madeAt: Temporal.Instant;
}

/** A word that players are told apart and filtered by. */
export interface PlayerTag {
  readonly tag: string;
  readonly madeBy: string;
  readonly madeAt: Temporal.Instant;
}

/** Most notes of a player that are shown. */
const MOST_NOTES = 200;
/** Most tags of a brand that are offered. */
const MOST_TAGS = 200;

export async function insertNote(
  tx: Tx,
  { id, brandId }: Pick<Player, "id" | "brandId">,
  words: string,
  by: string,
): Promise<void> {
  await tx.run(sql`
    insert into player_note (player, brand_id, words, made_by)
    values (${id}, ${brandId}, ${words}, ${by})`);
}

/** A player's notes, newest first. */
export function selectNotes(tx: Tx, player: bigint): Promise<PlayerNote[]> {
  return tx.rows(sql`
    select words, made_by as "madeBy", made_at as "madeAt" from player_note
    where player = ${player} order by id desc limit ${MOST_NOTES}`);
}

/** A player's tags in the order of the alphabet. */
export function selectTags(tx: Tx, player: bigint): Promise<PlayerTag[]> {
  return tx.rows(sql`
    select tag, made_by as "madeBy", made_at as "madeAt" from player_tag
    where player = ${player} order by tag`);
}

/** Gives a player a tag; false where they have it. */
export async function insertTag(
  tx: Tx,
  { id, brandId, username, publicId }: Player,
  tag: string,
  by: string,
): Promise<boolean> {
  const rows = await tx.run(sql`
    insert into player_tag (player, brand_id, player_name, player_ref, tag, made_by)
    values (${id}, ${brandId}, ${username}, ${publicId}, ${tag}, ${by})
    on conflict do nothing`);
  return rows === 1;
}

/** Takes a tag away; false where they have not got it. */
export async function deleteTag(tx: Tx, player: bigint, tag: string): Promise<boolean> {
  return (
    (await tx.run(sql`delete from player_tag where player = ${player} and tag = ${tag}`)) === 1
  );
}

/** The tags that players of a brand, or of any for null, have: each is found by one look-up. */
export async function selectTagsUsed(tx: Tx, brandId: bigint | null): Promise<string[]> {
  const next = (after: ReturnType<typeof sql>) => sql`
    select tag from player_tag
    where (${brandId}::bigint is null or brand_id = ${brandId}) and tag > ${after}
    order by tag limit 1`;
  const rows = await tx.rows<{ tag: string }>(sql`
    with recursive used as (
      select (${next(sql`''`)}) as tag, 1 as nth
      union all
      select (${next(sql`used.tag`)}), nth + 1 from used
      where used.tag is not null and nth < ${MOST_TAGS}
    )
    select tag from used where tag is not null`);
  return rows.map(({ tag }) => tag);
}

/** Whose players with a tag are asked for. */
export interface Tagged {
  readonly brandId: bigint | null;
  readonly tag: string;
  /** A player's id or the beginning of a name; empty for all. */
  readonly search: string;
}

/** Players with a tag, newest first, and one more where there is another page. */
export async function selectTagged(
  tx: Tx,
  { brandId, tag, search }: Tagged,
  limit: number,
  offset: number,
): Promise<bigint[]> {
  const begins = `${search.toLowerCase().replaceAll(/[\\%_]/g, (one) => `\\${one}`)}%`;
  const rows = await tx.rows<{ player: bigint }>(sql`
    select player from player_tag
    where tag = ${tag}
      and (${brandId}::bigint is null or brand_id = ${brandId})
      and (${search} = '' or player_ref = ${search} or lower(player_name) like ${begins})
    order by player desc limit ${limit + 1} offset ${offset}`);
  return rows.map(({ player }) => player);
}
