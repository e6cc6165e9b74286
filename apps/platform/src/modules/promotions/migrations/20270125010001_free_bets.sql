-- Up Migration

insert into promotion_move (subject, from_status, to_status) values
  ('grant', 'CLAIMED', 'EXPIRED'),
  ('grant', 'CLAIMED', 'FORFEITED'),
  ('grant', 'CLAIMED', 'VOIDED');

-- Free bets bring what is won with them, which may be nothing.
alter table promotion_grant drop constraint promotion_grant_bonus_units_check;
alter table promotion_grant add constraint promotion_grant_bonus_units_check check (
  bonus_units > 0
  or (bonus_units = 0 and status in ('APPLYING', 'REJECTED', 'COMPLETED', 'EXPIRED'))
);

-- Free bets that are played take the one place that a running bonus has.
create unique index promotion_grant_alone on promotion_grant (player)
  where status in ('CLAIMED', 'PROCESS');
create index promotion_grant_free_due on promotion_grant (expires_at) where status = 'CLAIMED';

-- What of free bets a grant gives: so many rounds of one stake in some games of a vendor. Ledger
-- units.
create table promotion_free_bets (
  grant_id bigint primary key references promotion_grant,
  -- What the vendor calls them by.
  reward uuid not null unique default gen_random_uuid(),
  player bigint not null references player,
  vendor_id int not null,
  games text[] not null,
  rounds int not null check (rounds > 0),
  stake_units bigint not null check (stake_units > 0),
  -- What is won at most.
  cap_units bigint not null check (cap_units > 0)
);
create index promotion_free_bets_player on promotion_free_bets (player, grant_id desc);

-- Rounds that were begun with them, each by its bet's transaction. What is void counts no round.
create table promotion_free_round (
  vendor_id int not null,
  transaction text not null,
  grant_id bigint not null references promotion_free_bets,
  round text not null,
  game text not null,
  status text not null check (status in ('OPEN', 'DONE', 'VOID')),
  win_units bigint not null default 0 check (win_units >= 0),
  win_transaction text,
  begun_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  primary key (vendor_id, transaction)
);
create index promotion_free_round_grant on promotion_free_round (grant_id);
create index promotion_free_round_win on promotion_free_round (vendor_id, win_transaction);
