-- Up Migration

-- Calls that are not done are counted twice a second; there are a few among all that ever were.
create index wallet_call_open on wallet_call (status) where status <> 'DONE';
-- A call changes twice and is then never touched again: its dead versions are cleared however many calls there are.
alter table wallet_call set (fillfactor = 85, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_analyze_scale_factor = 0.02);
