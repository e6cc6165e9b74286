-- Up Migration

-- What a brand tells its visitors: banners, announcements of three sorts, and help.
create table content_item (
  id bigint generated always as identity primary key,
  brand_id bigint not null references brand,
  kind text not null check (kind in ('banner', 'player', 'popup', 'promotion', 'help')),
  title text not null check (title <> ''),
  -- HTML as it may stand in a page: it was made safe before it was written.
  content text not null default '',
  -- Of a banner: where it stands, its picture, and where it leads.
  group_name text not null default '',
  url text not null default '',
  link text not null default '',
  sort_order int not null default 1000,
  published boolean not null default false,
  starts_at timestamptz,
  ends_at timestamptz,
  version bigint not null default 1,
  changed_at timestamptz not null default now(),
  check (starts_at is null or ends_at is null or starts_at < ends_at)
);
create index content_item_brand on content_item (brand_id, kind, sort_order, id);
