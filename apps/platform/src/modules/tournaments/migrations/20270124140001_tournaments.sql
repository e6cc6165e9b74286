-- Up Migration

-- Which step a tournament may take. A step that is not listed cannot be written.
create table tournament_move (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);

insert into tournament_move (from_status, to_status) values
  ('NEW', 'DRAFT'),
  ('DRAFT', 'COMING_SOON'),
  ('DRAFT', 'CANCELLED'),
  ('COMING_SOON', 'RUNNING'),
  ('COMING_SOON', 'CANCELLED'),
  ('RUNNING', 'CLOSING'),
  ('RUNNING', 'CANCELLED'),
  ('CLOSING', 'PAID'),
  ('CLOSING', 'CANCELLED');

-- A table of scores over some games and a time, with prizes at its end. `words` are title and text
-- by the code of a language. Once it is open its terms stay.
create table tournament (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  brand_id bigint not null references brand,
  status text not null,
  -- What a score is: valid turnover, what was won less what was staked, or the best multiplier.
  score text not null check (score in ('TURNOVER', 'NET', 'MULTIPLIER')),
  -- Everyone is in it, or who joins it, free or for a fee.
  entry text not null check (entry in ('OPEN', 'FREE', 'PAID')),
  -- Ledger units of the brand's currency, as all amounts here.
  fee_units bigint not null check ((fee_units > 0) = (entry = 'PAID')),
  fee_to text check ((fee_to is not null) = (entry = 'PAID') and fee_to in ('POOL', 'HOUSE')),
  -- Of a round that counts for the best multiplier.
  min_stake_units bigint not null check (min_stake_units >= 0),
  -- Of games; an empty list is all of them. `games` are objects with slug, vendorId and code.
  categories text[] not null,
  games jsonb not null,
  -- What the house gives for each place, and how a pool of fees is divided among the places.
  prizes bigint[] not null,
  shares int[] not null,
  wager_times int not null check (wager_times >= 0),
  language text not null,
  words jsonb not null,
  currency text not null,
  starts_at timestamptz,
  ends_at timestamptz not null,
  version int not null default 1,
  -- What the fees had come to, and when the table was made final.
  pool_units bigint not null default 0,
  final_at timestamptz,
  created_at timestamptz not null default clock_timestamp(),
  check (starts_at is null or starts_at < ends_at),
  check (status in ('DRAFT', 'CANCELLED') or starts_at is not null)
);
create index tournament_brand on tournament (brand_id, id desc);
create index tournament_waiting on tournament (status)
  where status in ('COMING_SOON', 'RUNNING', 'CLOSING');

create function tournament_allowed_move() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'DRAFT' then
      raise exception 'a tournament cannot begin as %', new.status;
    end if;
  elsif old.status <> new.status and not exists (
    select from tournament_move where from_status = old.status and to_status = new.status
  ) then
    raise exception 'a tournament cannot go from % to %', old.status, new.status;
  end if;
  return new;
end $$;
create trigger tournament_moves before insert or update on tournament
  for each row execute function tournament_allowed_move();

-- The history: who moved what, when and why.
create table tournament_step (
  tournament_id bigint not null references tournament,
  n int not null,
  from_status text not null,
  to_status text not null,
  actor text not null,
  reason text,
  at timestamptz not null default clock_timestamp(),
  primary key (tournament_id, n),
  foreign key (from_status, to_status) references tournament_move
);

-- Who joined, what it cost, and whether that was paid back. Rounds count that end from then on.
create table tournament_entrant (
  tournament_id bigint not null references tournament,
  player_id bigint not null references player,
  joined_at timestamptz not null,
  fee_units bigint not null check (fee_units >= 0),
  refunded_at timestamptz,
  primary key (tournament_id, player_id)
);
create index tournament_entrant_player on tournament_entrant (player_id);
create index tournament_entrant_unrefunded on tournament_entrant (tournament_id)
  where fee_units > 0 and refunded_at is null;

-- What the rounds of a player come to: ledger units, or ten-thousandths of a multiplier. It was
-- reached with the end of the last round that counted, or of the one with the best multiplier.
create table tournament_score (
  tournament_id bigint not null references tournament,
  player_id bigint not null references player,
  score bigint not null,
  reached_at timestamptz not null,
  -- Of an account that figures leave out, or that is closed or excluded.
  left_out boolean not null default false,
  primary key (tournament_id, player_id)
);
create index tournament_score_rank
  on tournament_score (tournament_id, score desc, reached_at, player_id) where score > 0;
create index tournament_score_player on tournament_score (player_id);

-- The rounds of tournaments of the best multiplier, as later changes leave them.
create table tournament_round (
  tournament_id bigint not null references tournament,
  player_id bigint not null references player,
  source text not null,
  vendor_id int not null,
  game_code text not null,
  closed_at timestamptz not null,
  stake bigint not null,
  payout bigint not null,
  -- In ten-thousandths; 0 below the least stake.
  multiplier bigint not null,
  primary key (tournament_id, player_id, closed_at, source, vendor_id, game_code)
);
create index tournament_round_best
  on tournament_round (tournament_id, player_id, multiplier desc, closed_at);

-- When scores have changed, and when open pages were last told.
create table tournament_news (
  tournament_id bigint primary key references tournament,
  changed_at timestamptz not null,
  told_at timestamptz not null default '-infinity'
);

-- What a place brings, once the table is final.
create table tournament_prize (
  tournament_id bigint not null references tournament,
  place int not null check (place > 0),
  player_id bigint not null references player,
  score bigint not null,
  units bigint not null check (units > 0),
  status text not null check (status in ('WAITING', 'PAID', 'LAPSED')),
  -- Why it waits: KYC, or what a reward was refused with.
  held_for text,
  try_at timestamptz not null default now(),
  claim_until timestamptz not null,
  paid_at timestamptz,
  primary key (tournament_id, place),
  unique (tournament_id, player_id),
  check ((status = 'PAID') = (paid_at is not null))
);
create index tournament_prize_waiting on tournament_prize (try_at) where status = 'WAITING';
create index tournament_prize_player on tournament_prize (player_id);

-- Up to which entry of each source of turnover all of it is counted. What was played before there
-- were tournaments counts for none.
create table tournament_position (
  source text primary key,
  read_to bigint not null default 0
);
insert into tournament_position (source, read_to)
select source, coalesce((select written from turnover_source where name = source), 0)
from (values ('rounds'), ('lottery')) sources (source);
