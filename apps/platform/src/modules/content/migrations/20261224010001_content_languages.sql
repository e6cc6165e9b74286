-- Up Migration

-- The language of an item's own title and text, by the code of the site, and the same in other
-- languages: {"VI": {"title": …, "content": …}}.
alter table content_item add column language text not null default 'EN',
  add column translations jsonb not null default '{}';
