-- Up Migration

-- Pictures that staff put into the sites. The name is made of the content, so the same picture is kept once and what an address shows never changes.
create table picture (
  name text primary key check (name ~ '^[0-9a-f]{32}\.(png|jpg|webp|svg)$'),
  bytes bytea not null,
  width int not null check (width > 0),
  height int not null check (height > 0),
  added_at timestamptz not null default now()
);
