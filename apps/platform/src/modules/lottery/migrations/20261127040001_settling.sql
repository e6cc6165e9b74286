-- Up Migration
-- Why the wallet would not make a payment. The issue goes on without it, and its report names it.
alter table lottery_payout add column refusal text;
comment on column lottery_payout.version is 'Of the outcome; 0 is the refund of a void issue, which pushes everything.';

-- Whether the players' valid turnover of this state has still to be booked.
alter table lottery_issue add column unbooked boolean not null default false;
create index lottery_issue_unbooked on lottery_issue (id) where unbooked;
-- Turnover is asked by the time its issue was settled.
create index lottery_issue_settled on lottery_issue (settled_at) where settled_at is not null;
create index lottery_player_issue_player on lottery_player_issue (player, issue_id) where valid_turnover > 0;
