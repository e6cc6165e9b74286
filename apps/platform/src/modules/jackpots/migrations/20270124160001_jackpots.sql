-- Up Migration

-- Progressive jackpots of a brand, in its currency and book. Once one is open its terms stay.
create table jackpot (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  brand_id bigint not null references brand,
  name text not null,
  currency text not null,
  book text not null check (book in ('real', 'play')),
  -- ENDING: each pool is paid once more, and no other is begun.
  state text not null default 'DRAFT' check (state in ('DRAFT', 'OPEN', 'ENDING', 'ENDED')),
  version bigint not null default 1,
  created_at timestamptz not null default now(),
  opened_at timestamptz,
  ended_at timestamptz,
  check ((state = 'DRAFT') = (opened_at is null)),
  check ((state = 'ENDED') = (ended_at is not null))
);
create index jackpot_brand on jackpot (brand_id, id desc);

-- The games whose stakes feed it. Parts per million: what the game returns by itself, and what it
-- states in total with this jackpot.
create table jackpot_game (
  jackpot_id bigint not null references jackpot on delete cascade,
  vendor_id int not null,
  code text not null,
  slug text not null,
  base_ppm int not null check (base_ppm > 0),
  stated_ppm int not null check (stated_ppm between base_ppm and 1000000),
  primary key (jackpot_id, vendor_id, code)
);

-- Its tiers, each with a pool and a reserve of its own in the ledger: jackpot:{id}:pool, :reserve,
-- and :operator for what the operator advanced. Amounts are ledger units, `_micro` millionths of
-- one.
create table jackpot_tier (
  id bigint generated always as identity primary key,
  jackpot_id bigint not null references jackpot on delete cascade,
  name text not null check (name in ('MINI', 'MINOR', 'MAJOR', 'GRAND')),
  kind text not null check (kind in ('RANDOM', 'MUST_HIT_BY')),
  contribution_ppm bigint not null check (contribution_ppm between 1 and 50000),
  seed_units bigint not null check (seed_units > 0),
  odds_units bigint check (odds_units > 0),
  ceiling_units bigint check (ceiling_units > seed_units + 1),
  step_units bigint not null check (step_units > 0),
  -- The number of the pool that is running; 0 before the first.
  cycle int not null default 0,
  running boolean not null default false,
  pool_units bigint not null default 0 check (pool_units >= 0),
  pool_micro int not null default 0 check (pool_micro between 0 and 999999),
  reserve_units bigint not null default 0 check (reserve_units >= 0),
  reserve_micro int not null default 0 check (reserve_micro between 0 and 999999),
  -- Below zero where an ended tier has given its reserve to the operator.
  advanced_units bigint not null default 0,
  unique (jackpot_id, name),
  check ((kind = 'RANDOM') = (odds_units is not null)),
  check ((kind = 'MUST_HIT_BY') = (ceiling_units is not null)),
  check (not running or advanced_units >= 0)
);

-- A pool from its reset to its hit. `sealed` is its secret seed under the platform's key;
-- `rounds_from` and `lottery_from` are the numbers of the record of turnover after which it began,
-- `rounds_to` and `lottery_to` those up to which it was fed.
create table jackpot_pool (
  tier_id bigint not null references jackpot_tier,
  cycle int not null,
  sealed bytea not null,
  commitment text not null,
  started_at timestamptz not null default clock_timestamp(),
  rounds_from bigint not null,
  lottery_from bigint not null,
  -- Its hit: what was paid to whom for which round, and what was hidden until then.
  hit_at timestamptz,
  player_id bigint references player,
  prize_units bigint check (prize_units >= 0),
  round text,
  rounds_to bigint,
  lottery_to bigint,
  stake_units bigint,
  vendor_id int,
  game_code text,
  seed text,
  -- The hidden value of a must-hit-by, in ledger units.
  hidden_units bigint,
  primary key (tier_id, cycle),
  check ((hit_at is null) = (player_id is null)),
  check ((hit_at is null) = (prize_units is null)),
  check ((hit_at is null) = (round is null)),
  check ((hit_at is null) = (rounds_to is null)),
  check ((hit_at is null) = (lottery_to is null)),
  check ((hit_at is null) = (seed is null))
);
create index jackpot_pool_hits on jackpot_pool (tier_id, hit_at desc) where hit_at is not null;
create index jackpot_pool_winner on jackpot_pool (player_id) where player_id is not null;

-- Up to which entry of each source of turnover all of it has fed jackpots.
create table jackpot_position (
  source text primary key,
  read_to bigint not null default 0
);
insert into jackpot_position (source) values ('rounds'), ('lottery');
