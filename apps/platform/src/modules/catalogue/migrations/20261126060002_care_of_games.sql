-- Up Migration

-- What the house says of a game instead of its vendor, and what the vendor says under it. What counts stands in the game's own row.
create table game_own (
  game_id bigint primary key references game,
  own jsonb not null check (jsonb_typeof(own) = 'object'),
  said jsonb not null check (jsonb_typeof(said) = 'object')
);

-- What nobody has put in order stands behind everything that somebody has, however much that is.
alter table game alter column sort_order set default 1000000;
update game set sort_order = 1000000 where sort_order = 1000;

alter table vendor add column sort_order int not null default 1000;
alter table vendor add column logo_url text not null default '';
