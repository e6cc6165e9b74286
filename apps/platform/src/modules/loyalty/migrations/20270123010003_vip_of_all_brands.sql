-- Up Migration

-- Players at a level at all brands, for the house's list.
create index vip_member_at on vip_member (level, player_id) where level > 0;
