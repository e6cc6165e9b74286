-- Up Migration

-- Until when a player may not sign in, because the law of the brand forbids it to the excluded.
alter table player_login add column barred_until timestamptz;
