-- Up Migration

-- A hold ends in parts too: several entries refer to it. That they never come to more than the hold is decided on its player's row, and proven.
drop index wallet_entry_end_of_hold;
create index wallet_entry_end_of_hold on wallet_entry (ref) where kind in (14, 15);
