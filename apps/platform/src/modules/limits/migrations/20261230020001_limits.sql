-- Up Migration

-- A limit of a player, in ledger units: the player's own, and one of staff.
create table player_limit (
  player_id bigint not null references player,
  name text not null,
  owner text not null,
  units bigint not null,
  since timestamptz not null default now(),
  primary key (player_id, name, owner),
  constraint player_limit_owner check (owner in ('PLAYER', 'STAFF')),
  constraint player_limit_units check (units >= 0)
);

-- A raise of a player's own limit, or its end where units are null, that waits for the player's second yes.
create table player_limit_raise (
  player_id bigint not null references player,
  name text not null,
  units bigint,
  asked_at timestamptz not null,
  primary key (player_id, name)
);

-- What became of limits, for the player and for staff. Nothing of it changes.
create table player_limit_change (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  name text not null,
  owner text not null,
  what text not null,
  before bigint,
  after bigint,
  at timestamptz not null default now(),
  actor text not null,
  constraint player_limit_change_what check (what in ('SET', 'LOWERED', 'RAISE_ASKED', 'RAISED', 'RAISE_DROPPED'))
);
create index player_limit_change_of_player on player_limit_change (player_id, id desc);

-- Caps that staff set before there were limits.
insert into player_limit (player_id, name, owner, units)
select player.id, 'singleBet', 'STAFF', single_bet from wallet_account join player on player.id = wallet_account.player where single_bet is not null
union all
select player.id, 'dailyWager', 'STAFF', daily_wager from wallet_account join player on player.id = wallet_account.player where daily_wager is not null;
