-- Up Migration

-- What a player lost in a time is read with the entries that count no turnover, of which there are
-- few: those with turnover have an index of their own.
create index turnover_entry_player_rest on turnover_entry (player_id, closed_at)
  where turnover = 0;
