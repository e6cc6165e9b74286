-- Up Migration

insert into promotion_move (subject, from_status, to_status) values
  ('grant', 'NEW', 'ISSUED'),
  ('grant', 'ISSUED', 'CLAIMED'),
  ('grant', 'ISSUED', 'EXPIRED'),
  ('grant', 'ISSUED', 'VOIDED'),
  ('grant', 'CLAIMED', 'PROCESS'),
  ('grant', 'CLAIMED', 'COMPLETED'),
  ('grant', 'PROCESS', 'COMPLETED'),
  ('grant', 'PROCESS', 'EXPIRED'),
  ('grant', 'PROCESS', 'FORFEITED'),
  ('grant', 'PROCESS', 'VOIDED');

-- What a player was given of a promotion, by the version of it that was offered. Ledger units.
create table promotion_grant (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  promotion bigint not null,
  version int not null,
  brand_id bigint not null references brand,
  player bigint not null references player,
  -- The day or the week it is for, where a promotion is given once in each; else empty.
  period text not null,
  status text not null,
  currency text not null,
  -- The deposit that brought it, and what of it was credited.
  deposit text,
  deposit_units bigint not null check (deposit_units >= 0),
  bonus_units bigint not null check (bonus_units > 0),
  required_units bigint not null check (required_units >= 0),
  -- What the player had without it, and the number of the entry that credited it.
  own_units bigint,
  seq bigint,
  expires_at timestamptz,
  -- What was taken back of it when it ended.
  removed_units bigint not null default 0 check (removed_units >= 0),
  created_at timestamptz not null default clock_timestamp(),
  foreign key (promotion, version) references promotion_version
);
create unique index promotion_grant_once on promotion_grant (promotion, player, period);
-- One bonus at a time keeps a player's money in.
create unique index promotion_grant_lock on promotion_grant (player) where status = 'PROCESS';
create index promotion_grant_player on promotion_grant (player, id desc);
create index promotion_grant_due on promotion_grant (expires_at)
  where status in ('ISSUED', 'PROCESS');
create trigger promotion_grant_moves before insert or update on promotion_grant
  for each row execute function promotion_allowed_move('grant');

-- Who wants a promotion that comes with a deposit.
create table promotion_join (
  promotion bigint not null references promotion,
  player bigint not null references player,
  at timestamptz not null default clock_timestamp(),
  primary key (player, promotion)
);

-- Why a player was given nothing, for staff: the player reads a neutral sentence.
create table promotion_refusal (
  id bigint generated always as identity primary key,
  promotion bigint not null references promotion,
  player bigint not null references player,
  reason text not null,
  detail text,
  at timestamptz not null default clock_timestamp()
);
create index promotion_refusal_player on promotion_refusal (player, id desc);

-- Bets that were open when a bonus ended before it was played: of what they return, what is beyond
-- the player's own is taken as it comes. Ledger units.
create table promotion_tail (
  grant_id bigint primary key references promotion_grant,
  player bigint not null,
  -- The player's last entry before the end, and what may still come back to them.
  end_seq bigint not null,
  allowance_units bigint not null check (allowance_units >= 0),
  taken_units bigint not null default 0 check (taken_units >= 0),
  closed_at timestamptz
);
create index promotion_tail_open on promotion_tail (grant_id) where closed_at is null;
