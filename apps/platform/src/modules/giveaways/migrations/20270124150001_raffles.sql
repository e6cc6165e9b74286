-- Up Migration

-- A raffle of a brand. `words` are title and text by the code of a language; `prizes` are
-- {"count", "cash" (ledger units as text), "points"}, large to small. Once it is offered its terms
-- stay, and the seed it is drawn by is committed to.
create table raffle (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  brand_id bigint not null references brand,
  language text not null,
  words jsonb not null,
  currency text not null,
  -- Valid turnover for one ticket, in ledger units, and the most tickets of one player.
  ticket_units bigint not null check (ticket_units > 0),
  most_tickets int not null check (most_tickets > 0),
  prizes jsonb not null,
  -- How often cash has to be played.
  wager_times int not null check (wager_times >= 0),
  starts_at timestamptz,
  ends_at timestamptz not null,
  offered_at timestamptz,
  commitment text,
  -- Called off before it ended.
  closed_at timestamptz,
  -- Every transaction that began before its end was looked at has a lower number.
  read_to bigint,
  -- The numbered tickets, published with the hash of their list before the seed is opened.
  listed_at timestamptz,
  list_hash text,
  tickets bigint,
  drawn_at timestamptz,
  seed text,
  version bigint not null default 1,
  check (offered_at is null or (starts_at is not null and commitment is not null)),
  check (starts_at < ends_at),
  check ((listed_at is null) = (list_hash is null) and (listed_at is null) = (tickets is null)),
  check ((drawn_at is null) = (seed is null)),
  check (drawn_at is null or listed_at is not null),
  check (closed_at is null or (offered_at is not null and listed_at is null))
);
create index raffle_brand on raffle (brand_id, id);
create index raffle_undrawn on raffle (ends_at)
  where offered_at is not null and closed_at is null and drawn_at is null;

-- What players have validly turned over while it ran.
create table raffle_turnover (
  raffle_id bigint not null references raffle,
  player_id bigint not null references player,
  units bigint not null,
  primary key (raffle_id, player_id)
);

-- Who has which tickets, in the published order.
create table raffle_entry (
  raffle_id bigint not null references raffle,
  -- What the published list calls the player.
  code text collate "C" not null,
  player_id bigint not null references player,
  first_ticket bigint not null check (first_ticket > 0),
  tickets int not null check (tickets > 0),
  primary key (raffle_id, code),
  unique (raffle_id, player_id),
  unique (raffle_id, first_ticket)
);

-- What was drawn, in the order of the draw: the prizes first, then each that nobody claimed.
create table raffle_win (
  raffle_id bigint not null references raffle,
  draw int not null check (draw > 0),
  -- Which prize, from 1 for the largest.
  place int not null check (place > 0),
  ticket bigint not null,
  player_id bigint not null references player,
  cash_units bigint not null check (cash_units >= 0),
  points bigint not null check (points >= 0),
  status text not null check (status in ('OPEN', 'CLAIMED', 'LAPSED')),
  drawn_at timestamptz not null default now(),
  claim_by timestamptz not null,
  claimed_at timestamptz,
  primary key (raffle_id, draw),
  unique (raffle_id, ticket),
  check ((status = 'CLAIMED') = (claimed_at is not null))
);
create unique index raffle_win_prize on raffle_win (raffle_id, place) where status <> 'LAPSED';
create index raffle_win_due on raffle_win (claim_by) where status = 'OPEN';
create index raffle_win_player on raffle_win (player_id, raffle_id);

-- Up to which entry of each source of turnover all of it is counted.
create table raffle_position (
  source text primary key,
  read_to bigint not null
);
insert into raffle_position (source, read_to) select name, written from turnover_source;
