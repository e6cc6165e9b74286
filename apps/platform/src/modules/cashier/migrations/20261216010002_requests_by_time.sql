-- A player looks for deposits and withdrawals by day, and sums them.
create index deposit_by_time on deposit (player, created_at desc, id desc);
create index withdrawal_by_time on withdrawal (player, created_at desc, id desc);
