-- Up Migration
-- The first day the lottery was ever drawn: published results of earlier days are mistakes. The oldest of those we know, Hanoi's, began with 1962.
alter table lottery_game add column begins_on date not null default '1962-01-01';

-- One import of published results, so that what it brought can be taken back.
create table lottery_import (
  id bigint generated always as identity primary key,
  game_id int not null references lottery_game,
  -- The file's name, as its importer knows it.
  source text not null,
  added int not null default 0,
  imported_at timestamptz not null default now()
);
alter table lottery_history add column import_id bigint references lottery_import;
create index lottery_history_import on lottery_history (import_id) where import_id is not null;
