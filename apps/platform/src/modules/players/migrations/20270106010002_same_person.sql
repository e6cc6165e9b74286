-- Up Migration

-- Players with the same identity number.
create index player_profile_id_number on player_profile (id_number) where id_number is not null;
