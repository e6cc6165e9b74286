-- Up Migration
create table lottery_game (
  id int generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z0-9][A-Z0-9-]{1,30}$'),
  -- Code of the rules it is drawn and settled by: "vn-north".
  rules text not null,
  name text not null check (name <> ''),
  prize_mode text not null check (prize_mode in ('SEA', 'Lott', 'ZY', 'Elott')),
  -- Group of the menus.
  tag text not null,
  -- The vendor its bets are booked under, and the game there.
  vendor_id int not null,
  game_id bigint not null,
  vassalage text not null,
  timezone text not null,
  -- {"kind":"every","seconds":60} | {"kind":"weekly","days":[1,4],"at":"18:15"} (1 is Sunday) | {"kind":"monthly","days":[1,16],"at":"16:00"}; times in the game's zone
  calendar jsonb not null,
  lock_seconds int not null check (lock_seconds between 0 and 3600),
  max_late_seconds int not null check (max_late_seconds > 0),
  source text not null check (source in ('RNG', 'MANUAL', 'FEED')),
  -- Where a feed is read and whose key signs it.
  feed jsonb,
  -- How long after a bet a player may take it back while the issue is open; 0 for never.
  cancel_seconds int not null default 0 check (cancel_seconds >= 0),
  default_market text not null default '',
  icon_url text not null default '',
  hot boolean not null default false,
  enabled boolean not null default true,
  sort_order int not null default 1000,
  check ((source = 'FEED') = (feed is not null))
);

-- A day on which a game is not drawn, or at another time, or on which it is although its calendar says nothing.
create table lottery_exception (
  game_id int not null references lottery_game,
  day date not null,
  -- Local time of the draw; null for none.
  draws_at time,
  reason text not null default '',
  primary key (game_id, day)
);

create table lottery_issue (
  id bigint generated always as identity primary key,
  game_id int not null references lottery_game,
  issue_no text not null,
  open_at timestamptz not null,
  close_at timestamptz not null,
  draw_at timestamptz not null,
  status text not null default 'SCHEDULED'
    check (status in ('SCHEDULED', 'OPEN', 'LOCKED', 'DRAWING', 'RESULTED', 'CORRECTING', 'SETTLING', 'SETTLED', 'VOIDED')),
  source text not null check (source in ('RNG', 'MANUAL', 'FEED')),
  rules_version text not null,
  terms jsonb not null default '{}',
  commitment text,
  -- SHA-256 of the accepted orders' ids in order, hex, and how many they were; made at lock.
  lock_entropy text,
  locked_orders bigint,
  seed text,
  outcome jsonb,
  -- 1 for the first outcome, one more for each correction.
  version int not null default 0,
  -- Whether refunds or payments of this state are still going on.
  paying boolean not null default false,
  void_reason text,
  locked_at timestamptz,
  resulted_at timestamptz,
  settled_at timestamptz,
  unique (game_id, issue_no),
  check (open_at < close_at and close_at <= draw_at),
  check ((outcome is null) = (version = 0))
);

-- What is not over yet, to be moved on by the clock; a small index over a large table.
create index lottery_issue_due on lottery_issue (close_at) where status not in ('SETTLED', 'VOIDED') or paying;
create index lottery_issue_latest on lottery_issue (game_id, draw_at desc);

-- Odds x 10,000 by price key. A new version replaces the last; bets keep the odds they were accepted at.
create table lottery_odds (
  id bigint generated always as identity primary key,
  prize_mode text not null check (prize_mode in ('SEA', 'Lott', 'ZY', 'Elott')),
  rules text not null,
  version int not null,
  prices jsonb not null,
  made_by text not null,
  made_at timestamptz not null default now(),
  unique (prize_mode, rules, version)
);

create table lottery_order (
  -- Shown as "lo_<id>", which is also the round in the wallet.
  id bigint generated always as identity primary key,
  player bigint not null,
  brand_id bigint not null,
  issue_id bigint not null references lottery_issue,
  -- The player's own key of the order: the same one again is the same order.
  key text not null,
  currency text not null,
  book text not null,
  -- Ledger units of one minor unit of the currency.
  minor bigint not null check (minor > 0),
  -- Ledger units.
  stake bigint not null check (stake > 0),
  max_payout bigint not null,
  lines int not null,
  chase_id bigint,
  placed_at timestamptz not null,
  cancelled_at timestamptz,
  unique (player, key)
);

create index lottery_order_of_issue on lottery_order (issue_id, id);
create index lottery_order_of_player on lottery_order (player, id desc);

-- Written once and never touched: what became of a line derives from the draw.
create table lottery_line (
  order_id bigint not null references lottery_order,
  n smallint not null,
  issue_id bigint not null,
  market text collate "C" not null,
  selection text collate "C" not null,
  unit_minor bigint not null check (unit_minor > 0),
  count int not null check (count > 0),
  -- x 10,000, one for each price of the line, as accepted.
  odds int[] not null,
  primary key (order_id, n)
);

create index lottery_line_open on lottery_line (issue_id, market, selection);

-- What winning and pushed orders of an issue get, by version of its outcome; ledger units.
create table lottery_payout (
  issue_id bigint not null references lottery_issue,
  version int not null,
  order_id bigint not null,
  payout bigint not null,
  -- The part of it that is stake of pushed lines given back.
  pushed bigint not null,
  paid_at timestamptz,
  reversed_at timestamptz,
  primary key (issue_id, version, order_id)
);

create index lottery_payout_due on lottery_payout (issue_id, version, order_id) where paid_at is null;

-- What the house stands to pay per pool of money (currency and book), so that one number can't break it. Ledger units.
create table lottery_exposure (
  issue_id bigint not null,
  pool text not null,
  market text collate "C" not null,
  -- The selection, or '' for the pool of a market of combinations.
  selection text collate "C" not null,
  liability bigint not null,
  stake bigint not null,
  primary key (issue_id, pool, market, selection)
);

-- A player's sums in an issue, for the limits; ledger units. Valid turnover is booked when the issue is settled.
create table lottery_player_issue (
  issue_id bigint not null,
  player bigint not null,
  stake bigint not null,
  max_payout bigint not null,
  payout bigint,
  valid_turnover bigint,
  primary key (issue_id, player)
);

-- The same bet over coming issues; nothing is taken before an issue opens.
create table lottery_chase (
  id bigint generated always as identity primary key,
  player bigint not null,
  brand_id bigint not null,
  game_id int not null references lottery_game,
  key text not null,
  -- The order as the player sent it: selections with units and multiples.
  bet jsonb not null,
  issues int not null check (issues between 2 and 200),
  placed int not null default 0,
  next_draw_at timestamptz not null,
  stop_on_win boolean not null,
  status text not null default 'RUNNING' check (status in ('RUNNING', 'DONE', 'STOPPED')),
  stop_reason text,
  made_at timestamptz not null default now(),
  unique (player, key)
);

create index lottery_chase_running on lottery_chase (game_id) where status = 'RUNNING';

-- Results typed in or fed, and corrections: nothing counts before a second person agreed.
create table lottery_result_entry (
  id bigint generated always as identity primary key,
  issue_id bigint not null references lottery_issue,
  -- The version the entry makes: 1 for a first result.
  version int not null,
  outcome jsonb not null,
  entered_by text not null,
  entered_at timestamptz not null default now(),
  decided_by text,
  decided_at timestamptz,
  accepted boolean,
  reason text not null default ''
);

-- Results of the past, from elsewhere.
create table lottery_history (
  game_id int not null references lottery_game,
  day date not null,
  issue_no text not null,
  outcome jsonb not null,
  imported_at timestamptz not null default now(),
  primary key (game_id, issue_no)
);
