-- Up Migration

-- Every category of the site; so far there were slots and in-house games alone.
alter table game drop constraint game_game_type_check;
alter table game add constraint game_game_type_check
  check (game_type in ('RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT', 'ELOTT', 'INHOUSE'));
