-- Up Migration
-- What waits for a second factor is used up when a password or a contact changes.
create index second_factor_open on second_factor (player_id) where used_at is null;
