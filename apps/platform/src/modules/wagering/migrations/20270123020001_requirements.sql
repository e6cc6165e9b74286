-- Up Migration

-- What must be played before money may leave. Ledger units.
create table requirement (
  id bigint generated always as identity primary key,
  player bigint not null,
  brand_id bigint not null,
  source text not null check (source in ('DEPOSIT', 'BONUS', 'TRANSFER', 'ADJUST')),
  -- Of what asks for it, in its module: a deposit's id, a grant's.
  key text not null,
  principal bigint not null check (principal >= 0),
  required bigint not null check (required > 0),
  done bigint not null default 0 check (done >= 0 and done <= required),
  -- Categories with the share of their turnover that counts, in basis points; those that are not
  -- named count nothing. Null: every category counts in full.
  weights jsonb,
  status text not null default 'OPEN' check (status in ('OPEN', 'DONE', 'CLEARED', 'CANCELLED')),
  created_at timestamptz not null,
  ended_at timestamptz,
  reason text,
  -- Whether what asked for it has done what follows from its end: until then, a bonus that was
  -- played keeps money from leaving.
  settled boolean not null default true,
  unique (source, key),
  check ((ended_at is null) = (status = 'OPEN')),
  check (status <> 'DONE' or done = required)
);
insert into requirement
  (player, brand_id, source, key, principal, required, done, status, created_at, ended_at)
select asked.player, deposit.brand_id, 'DEPOSIT', deposit.public_id, asked.required, asked.required,
  case
    when done_at is null or wiped_out or deposit.status = 'REVERSED' then 0 else asked.required
  end,
  case
    when done_at is null then 'OPEN'
    when wiped_out then 'CLEARED'
    when deposit.status = 'REVERSED' then 'CANCELLED'
    else 'DONE'
  end,
  asked.at, done_at
from wagering_requirement asked
join deposit on deposit.id = asked.deposit
order by asked.at, asked.deposit;

create index requirement_player on requirement (player, created_at, id);
create index requirement_open on requirement (player, created_at, id)
  where status = 'OPEN';
create index requirement_unsettled on requirement (player) where not settled;
create index requirement_of_brand on requirement (brand_id, player)
  where status = 'OPEN';

-- Up to which entry of each source of turnover a player's has been counted. Locked while a player's
-- requirements change.
create table wagering_player (
  player bigint primary key,
  rounds bigint not null,
  lottery bigint not null
);
insert into wagering_player (player, rounds, lottery)
select distinct player, 0, 0 from requirement where status = 'OPEN';

-- Up to which entry of a source players who have played were looked for.
create table wagering_position (
  source text primary key,
  read_to bigint not null
);
insert into wagering_position (source, read_to) values ('rounds', 0), ('lottery', 0);

-- What an entry of the record of turnover gave to a requirement, or took back from it: so much of
-- its turnover was used, and so much was credited by the category's weight. Signed ledger units.
create table wagering_feed (
  requirement bigint not null references requirement (id),
  source text not null,
  number bigint not null,
  vendor_id int not null,
  game_code text not null,
  category text not null,
  closed_at timestamptz not null,
  used bigint not null,
  credited bigint not null,
  primary key (requirement, source, number)
);
