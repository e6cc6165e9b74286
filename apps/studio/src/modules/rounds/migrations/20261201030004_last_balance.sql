-- Up Migration

-- The balance that came with a player's last round, whatever the game.
create index round_last_balance on round (player, currency, created_at desc) where balance is not null;
alter table round set (fillfactor = 85, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_analyze_scale_factor = 0.02);
