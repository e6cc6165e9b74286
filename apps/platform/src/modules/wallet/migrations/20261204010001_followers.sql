-- Up Migration

-- How far each follower of the ledger has read. Its row is also what two workers exclude each other by.
create table wallet_follower (
  name text primary key check (name <> ''),
  read_to bigint not null check (read_to >= 0)
) with (fillfactor = 20, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
