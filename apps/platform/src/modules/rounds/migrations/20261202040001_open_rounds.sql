-- Up Migration

-- A lottery's round that lost stays open in the ledger for good, so a player's open rounds are asked by vendor: those of lotteries, which only grow, are stepped over.
create index betting_record_open on betting_record (player_id, vendor_id, opened_at desc, id desc) where made > 0 and status = 'OPEN';
create index betting_record_void on betting_record (player_id, opened_at desc, id desc) where made > 0 and status = 'VOID';
drop index betting_record_unsettled;
