-- Up Migration

-- Open and void rounds of a player are few among all: a list of them is not to read the others.
create index betting_record_unsettled on betting_record (player_id, status, opened_at desc, id desc) where made > 0 and status <> 'CLOSED';

-- A record is written when its round begins, and once more when it ends unless the follower met both at once. The second version finds room beside the first one, and what is dead is
-- cleared after some thousand rounds however long the table is: a share of ten million rows would be two million dead ones.
alter table betting_record set (fillfactor = 85, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000,
  autovacuum_analyze_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
-- One row, written again with every turn of the follower: dead versions are pruned on its page.
alter table betting_cursor set (fillfactor = 20, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 500);
