-- Up Migration

-- Players who share a place are looked for within their brand: behind a mobile network's address,
-- the newest thousand of all brands may all be another one's.
alter table player_place add column brand_id bigint;
update player_place set brand_id = player.brand_id from player where player.id = player_place.player_id;
alter table player_place alter column brand_id set not null;
drop index player_place_of;
create index player_place_of on player_place (brand_id, place, player_id);
