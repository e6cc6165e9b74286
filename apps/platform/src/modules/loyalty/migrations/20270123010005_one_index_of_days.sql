-- Up Migration

-- A player's rebates are found by the unique index of their days.
drop index rebate_open;
