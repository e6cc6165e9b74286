-- Up Migration
-- The orders of a chase: the last one tells whether it goes on.
create index lottery_order_of_chase on lottery_order (chase_id, id) where chase_id is not null;
