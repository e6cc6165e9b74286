-- Up Migration

-- A red packet of a brand. `words` are title and text by the code of a language. Once it is offered
-- its terms stay, and its shares are fixed by the seed that is committed to.
create table red_packet (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  brand_id bigint not null references brand,
  language text not null,
  words jsonb not null,
  currency text not null,
  -- All of it, and the smallest share, in ledger units; in so many shares.
  total_units bigint not null check (total_units > 0),
  min_units bigint not null check (min_units > 0),
  shares int not null check (shares > 0),
  -- How often a share has to be played.
  wager_times int not null check (wager_times >= 0),
  -- The lowest VIP level, and level of verification, that may take a share.
  vip_level int not null check (vip_level >= 0),
  kyc_level int not null check (kyc_level >= 0),
  starts_at timestamptz,
  ends_at timestamptz,
  offered_at timestamptz,
  commitment text,
  -- Shown once it is over.
  seed text,
  -- Stopped before its end.
  closed_at timestamptz,
  taken int not null default 0,
  version bigint not null default 1,
  check (total_units >= shares * min_units),
  check (taken between 0 and shares),
  check (
    (offered_at is null) = (commitment is null) and (offered_at is null) = (seed is null)
    and (offered_at is null) = (ends_at is null)
  ),
  check (offered_at is null or starts_at is not null),
  check (closed_at is null or offered_at is not null)
);
create index red_packet_brand on red_packet (brand_id, id);

-- Its shares in the order in which they are handed out.
create table red_packet_share (
  packet_id bigint not null references red_packet,
  place int not null check (place > 0),
  units bigint not null check (units > 0),
  player_id bigint references player,
  claimed_at timestamptz,
  primary key (packet_id, place),
  check ((player_id is null) = (claimed_at is null))
);
create unique index red_packet_share_player on red_packet_share (player_id, packet_id)
  where player_id is not null;
