-- Up Migration

-- A winner board asks for the last wins of one brand, however many other brands' players have won since.
-- Null of an account that is no player's.
alter table betting_record add column brand_id bigint;
update betting_record set brand_id = player.brand_id from player where player.id = betting_record.player_id;

drop index betting_record_wins;
create index betting_record_wins on betting_record (brand_id, book, closed_at desc, id desc) where status = 'CLOSED' and payout > stake;
