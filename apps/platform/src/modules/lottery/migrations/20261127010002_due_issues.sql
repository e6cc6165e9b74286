-- Up Migration

-- What the clock moves on, each step by the time it is due: a day of fast games ahead must not be read to find the one that closes now.
drop index lottery_issue_due;
create index lottery_issue_to_open on lottery_issue (open_at) where status = 'SCHEDULED';
create index lottery_issue_to_lock on lottery_issue (close_at) where status = 'OPEN';
create index lottery_issue_to_draw on lottery_issue (draw_at) where status in ('LOCKED', 'DRAWING');
create index lottery_issue_to_pay on lottery_issue (draw_at) where status in ('RESULTED', 'CORRECTING', 'SETTLING') or paying;
