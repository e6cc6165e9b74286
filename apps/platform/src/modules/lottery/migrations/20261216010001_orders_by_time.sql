-- A player looks for bets by day: what is read is the days that were asked for, not all since.
create index lottery_order_by_time on lottery_order (player, placed_at desc, id desc);
