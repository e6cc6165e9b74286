-- Up Migration

-- Which accounts have a phone or a birth date in common.
create index player_profile_mobile on player_profile (mobile) where mobile is not null;
create index player_profile_birthday on player_profile (birthday) where birthday is not null;
