import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Draft, Item, Kind } from "./content.ts";

const columns = sql`
  id, kind, title, content, group_name as "groupName", url, link, sort_order as "order", published,
  starts_at as "startsAt", ends_at as "endsAt", language, translations, version, changed_at as "changedAt"`;

/** What a brand's visitors see now, in order. */
export function selectShown(tx: Tx, brandId: bigint, kinds: readonly Kind[]): Promise<Item[]> {
  return tx.rows(sql`
    select ${columns} from content_item
    where brand_id = ${brandId} and kind = any (${kinds}::text[]) and published
      and (starts_at is null or starts_at <= now()) and (ends_at is null or ends_at > now())
    order by sort_order, id desc`);
}

/** All content of a brand, for its staff. */
export function selectAll(tx: Tx, brandId: bigint): Promise<Item[]> {
  return tx.rows(sql`
    select ${columns} from content_item
    where brand_id = ${brandId}
    order by kind, sort_order, id desc`);
}

/** One item, with the brand it belongs to, locked until the transaction ends. */
export function lockItem(
  tx: Tx,
  id: bigint,
): Promise<(Item & { readonly brandId: bigint }) | undefined> {
  return tx.row(
    sql`select ${columns}, brand_id as "brandId" from content_item where id = ${id} for update`,
  );
}

export async function insertItem(tx: Tx, brandId: bigint, draft: Draft): Promise<Item> {
  const row = await tx.row<Item>(sql`
    insert into content_item (
      brand_id, kind, title, content, group_name, url, link, sort_order, published, starts_at,
      ends_at, language, translations
    )
    values (
      ${brandId}, ${draft.kind}, ${draft.title}, ${draft.content}, ${draft.groupName}, ${draft.url},
      ${draft.link}, ${draft.order}, ${draft.published}, ${draft.startsAt?.toString() ?? null},
      ${draft.endsAt?.toString() ?? null}, ${draft.language},
      ${JSON.stringify(draft.translations)}::jsonb
    )
    returning ${columns}`);
  if (!row) throw new Error("Content was not written");
  return row;
}

export async function updateItem(tx: Tx, id: bigint, draft: Draft): Promise<Item> {
  const row = await tx.row<Item>(sql`
    update content_item
    set kind = ${draft.kind},
      title = ${draft.title},
      content = ${draft.content},
      group_name = ${draft.groupName},
      url = ${draft.url},
      link = ${draft.link},
      sort_order = ${draft.order},
      published = ${draft.published},
      starts_at = ${draft.startsAt?.toString() ?? null},
      ends_at = ${draft.endsAt?.toString() ?? null},
      language = ${draft.language},
      translations = ${JSON.stringify(draft.translations)}::jsonb,
      version = version + 1,
      changed_at = now()
    where id = ${id}
    returning ${columns}`);
  if (!row) throw new Error("Content is gone while it is locked");
  return row;
}

export async function deleteItem(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`delete from content_item where id = ${id}`);
}

/** The number after the last of a list. */
export async function selectEnd(
  tx: Tx,
  brandId: bigint,
  { kind, groupName }: Pick<Draft, "kind" | "groupName">,
): Promise<number> {
  const row = await tx.row<{ end: number }>(sql`
    select least(coalesce(max(sort_order), 0) + 1, 1000000) as end
    from content_item
    where brand_id = ${brandId} and kind = ${kind} and group_name = ${groupName}`);
  return row?.end ?? 1;
}

/**
 * Moves an item to a position in its list, and numbers the list from 1. A position beyond the end
 * means last.
 */
export async function moveItem(
  tx: Tx,
  { id, kind, groupName, brandId }: Item & { readonly brandId: bigint },
  place: number,
): Promise<void> {
  // Concurrent reorderings of a list run one after the other.
  await tx.run(sql`
    select pg_advisory_xact_lock(
      hashtextextended(${`content ${brandId} ${kind} ${groupName}`}, 0)
    )`);
  await tx.run(sql`
    with
      row_of as (
        select id, sort_order from content_item
        where brand_id = ${brandId} and kind = ${kind} and group_name = ${groupName}
      ),
      others as (
        select id, row_number() over (order by sort_order, id desc) as n
        from row_of
        where id <> ${id}
      ),
      placed as (
        select id, case when n < ${place} then n else n + 1 end as n from others
        union all
        select ${id}, least(${place}::bigint, (select count(*) from row_of))
      )
    update content_item item set sort_order = placed.n
    from placed
    where item.id = placed.id and item.sort_order <> placed.n`);
}

/** A brand's published and planned content with pictures: texts with their addresses in them. */
export async function selectPictures(tx: Tx): Promise<string[]> {
  const rows = await tx.rows<{ text: string }>(sql`
    select url || ' ' || content || ' ' || translations::text as text from content_item
    where url like '%/pictures/%' or content like '%/pictures/%'
      or translations::text like '%/pictures/%'`);
  return rows.map(({ text }) => text);
}
