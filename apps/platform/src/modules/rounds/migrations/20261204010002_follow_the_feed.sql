-- Up Migration

-- The follower's position is kept with those of the ledger's other followers.
insert into wallet_follower (name, read_to) select 'betting records', read_to from betting_cursor;
drop table betting_cursor;
