-- Up Migration

-- What a player has in points: the end of their chain of entries. It may be below zero after a
-- charge-back.
create table points_account (
  player_id bigint primary key references player,
  brand_id bigint not null references brand,
  balance bigint not null default 0,
  seq bigint not null default 0,
  digest bytea not null default '\x'
);

-- Every movement of points. `digest` covers the entry and the one before it.
create table points_entry (
  player_id bigint not null references points_account,
  seq bigint not null check (seq > 0),
  kind text not null check (kind in ('DEPOSIT', 'REVERSAL', 'CONVERT', 'REDEEM', 'RETURN', 'GIFT')),
  change bigint not null,
  balance bigint not null,
  quantity int not null check (quantity > 0),
  ref text not null check (ref <> ''),
  remark text not null,
  at timestamptz not null,
  digest bytea not null,
  primary key (player_id, seq),
  unique (player_id, kind, ref)
);

create function points_are_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger of points is append only';
end $$;
create trigger points_entry_append_only before update or delete or truncate on points_entry
for each statement execute function points_are_append_only();

-- Points that became cash. Units of the ledger of money.
create table points_conversion (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  player_id bigint not null references player,
  key uuid not null,
  points bigint not null check (points > 0),
  units bigint not null check (units > 0),
  currency text not null,
  book text not null,
  at timestamptz not null default now(),
  unique (player_id, key)
);

-- What can be had for points. `words` are title and text by the code of a language.
create table points_reward (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  brand_id bigint not null references brand,
  kind text not null check (kind in ('PHYSICAL', 'CREDIT')),
  language text not null,
  words jsonb not null,
  picture text not null,
  price bigint not null check (price > 0),
  stock bigint not null check (stock >= 0),
  vip_level int not null check (vip_level >= 0),
  per_member int check (per_member > 0),
  -- Of a credit: what its player gets for one, in units of the ledger of money.
  units bigint check (units > 0),
  currency text,
  offered boolean not null,
  sort_order int not null,
  version bigint not null default 1,
  changed_at timestamptz not null default now(),
  check ((kind = 'CREDIT') = (units is not null)),
  check ((units is null) = (currency is null))
);
create index points_reward_brand on points_reward (brand_id, sort_order, id);

-- Which step an order may take. A step that is not listed can't be written.
create table points_order_move (
  from_state text not null,
  to_state text not null,
  primary key (from_state, to_state)
);
insert into points_order_move values
  ('NEW', 'IN_PROCESS'), ('IN_PROCESS', 'APPROVED'), ('IN_PROCESS', 'REJECTED');

-- A reward that a player redeemed, as it was then.
create table points_order (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  brand_id bigint not null references brand,
  player_id bigint not null references player,
  reward_id bigint not null references points_reward,
  key uuid not null,
  state text not null check (state in ('IN_PROCESS', 'APPROVED', 'REJECTED')),
  kind text not null,
  language text not null,
  words jsonb not null,
  picture text not null,
  quantity int not null check (quantity > 0),
  points bigint not null check (points > 0),
  units bigint,
  currency text,
  book text not null,
  -- Where a physical reward goes to: name, phone and address as they were typed.
  address jsonb,
  -- For its player to read: how it was shipped, or why it was rejected.
  note text,
  made_at timestamptz not null default now(),
  decided_at timestamptz,
  unique (player_id, key),
  check ((kind = 'PHYSICAL') = (address is not null))
);
create index points_order_player on points_order (player_id, id);
create index points_order_member on points_order (reward_id, player_id) where state <> 'REJECTED';
create index points_order_waiting on points_order (brand_id, id) where state = 'IN_PROCESS';
create index points_order_decided on points_order (brand_id, state, id);

create function points_order_allowed_move() returns trigger language plpgsql as $$
begin
  if not exists (
    select from points_order_move
    where from_state = (case when tg_op = 'INSERT' then 'NEW' else old.state end)
      and to_state = new.state
  ) then
    raise exception 'an order of points cannot become %', new.state;
  end if;
  return new;
end $$;
create trigger points_order_move before insert or update of state on points_order
for each row execute function points_order_allowed_move();

-- Who moved an order, when and why.
create table points_order_step (
  order_id bigint not null references points_order,
  from_state text not null,
  to_state text not null,
  actor text not null,
  note text,
  at timestamptz not null default now(),
  primary key (order_id, to_state),
  foreign key (from_state, to_state) references points_order_move
);
