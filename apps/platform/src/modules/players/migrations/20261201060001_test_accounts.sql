-- Up Migration

-- Staff's own and other test accounts: from then on no figure counts what they do. Null for everybody else.
alter table player add column test_since timestamptz;
create index player_test on player (brand_id) where test_since is not null;
