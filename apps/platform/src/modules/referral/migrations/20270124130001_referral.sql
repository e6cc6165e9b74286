-- Up Migration

-- A player who invites friends. What is done for one of them is done under this row, one friend
-- after the other.
create table referral_member (
  player_id bigint primary key references player,
  brand_id bigint not null references brand,
  -- The last day of the brand's clock whose share of friends' turnover is made, and the last one
  -- that any friend's turnover is shared for.
  shared_to date,
  sharing_until date
);
create index referral_member_sharing on referral_member (brand_id, player_id)
  where shared_to < sharing_until;

-- A friend who registered by a player's invitation, with the terms of that day. Ledger units of the
-- brand's currency.
create table referral_friend (
  friend_id bigint primary key references player,
  public_id text not null unique check (public_id ~ '^rf_[0-9a-v]{20}$'),
  referrer_id bigint not null references player,
  brand_id bigint not null references brand,
  currency text not null,
  registered_at timestamptz not null,
  needed_deposits bigint not null,
  deposit_until timestamptz not null,
  needed_turnover bigint not null,
  play_until timestamptz not null,
  -- To who invited the friend, and to the friend.
  reward_units bigint not null,
  friend_units bigint not null,
  wager_times int not null,
  -- Of the friend's turnover, in millionths, and for how many days.
  share_ppm int not null,
  share_days int not null,
  -- How long rewards wait to be claimed; 0 where they are credited at once.
  claim_days int not null,
  -- What was found when it was looked at last.
  status text not null default 'OPEN'
    check (status in ('OPEN', 'QUALIFIED', 'REWARDED', 'REFUSED', 'LATE')),
  is_verified boolean not null default false,
  deposits bigint not null default 0,
  turnover bigint not null default 0,
  qualified_at timestamptz,
  ended_at timestamptz,
  -- For staff: why nothing is paid, for good or for now.
  reason text,
  detail text,
  -- When it is looked at next; something that happens brings it forward.
  look_at timestamptz not null default now(),
  -- The days whose turnover is shared.
  share_from date,
  share_until date,
  check (referrer_id < friend_id),
  check ((status in ('REWARDED', 'REFUSED', 'LATE')) = (ended_at is not null))
);
create index referral_friend_referrer on referral_friend (referrer_id, friend_id desc);
create index referral_friend_brand on referral_friend (brand_id, friend_id desc);
create index referral_friend_status on referral_friend (brand_id, status, friend_id desc);
create index referral_friend_of_all on referral_friend (status, friend_id desc);
create index referral_friend_look on referral_friend (look_at, friend_id)
  where status in ('OPEN', 'QUALIFIED');

-- Up to which entry of each source of turnover friends who played are found.
create table referral_position (
  source text primary key,
  read_to bigint not null default 0
);
insert into referral_position (source) values ('rounds'), ('lottery');

-- A share of a friend's turnover of a day that was paid. Ledger units.
create table referral_share (
  friend_id bigint not null references referral_friend,
  day date not null,
  referrer_id bigint not null references player,
  turnover bigint not null,
  ppm int not null,
  units bigint not null check (units > 0),
  -- How often it has to be played.
  wager_times int not null,
  paid_at timestamptz not null default now(),
  primary key (friend_id, day)
);
create index referral_share_referrer on referral_share (referrer_id, day);
