-- Up Migration

-- What is paid is told by how far paying has come, not order by order: a row is written once, and once more only when the wallet would not make the payment. Its issue is
-- held while rows are written, so nothing needs to look whether it exists, row by row.
alter table lottery_payout drop column paid_at, drop column reversed_at, drop constraint lottery_payout_issue_id_fkey, add column refusal text;
comment on column lottery_payout.version is 'Of the outcome; 0 is the refund of a void issue, which pushes everything.';

-- Paying an issue at a version of its outcome, in the order of its orders. Whoever is at or before paid_to has what the version gives, and no longer what an earlier one gave.
create table lottery_paying (
  issue_id bigint not null,
  version int not null,
  paid_to bigint not null default 0,
  begun_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  primary key (issue_id, version)
);

-- Whether the players' valid turnover of this state has still to be booked.
alter table lottery_issue add column unbooked boolean not null default false;
create index lottery_issue_unbooked on lottery_issue (id) where unbooked;
-- Turnover is asked by the time its issue was settled.
create index lottery_issue_settled on lottery_issue (settled_at) where settled_at is not null;
create index lottery_player_issue_player on lottery_player_issue (player, issue_id) where valid_turnover > 0;
