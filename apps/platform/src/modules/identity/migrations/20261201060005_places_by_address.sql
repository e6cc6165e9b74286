-- Up Migration

-- Who else was at a place, and with which browser: what staff look at before money leaves.
create index player_place_of on player_place (place, player_id);
