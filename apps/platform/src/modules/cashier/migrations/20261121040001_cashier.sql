-- Up Migration

-- Which step a deposit or a withdrawal may take. A step that is not listed cannot be written.
create table cashier_move (
  subject     text not null check (subject in ('deposit', 'withdrawal')),
  from_status text not null,
  to_status   text not null,
  primary key (subject, from_status, to_status)
);

insert into cashier_move (subject, from_status, to_status) values
  ('deposit', 'NEW', 'CREATED'),
  ('deposit', 'CREATED', 'AWAITING_PAYMENT'),
  ('deposit', 'CREATED', 'EXPIRED'),
  ('deposit', 'CREATED', 'CANCELLED'),
  ('deposit', 'CREATED', 'FAILED'),
  ('deposit', 'AWAITING_PAYMENT', 'SUBMITTED'),
  ('deposit', 'AWAITING_PAYMENT', 'EXPIRED'),
  ('deposit', 'AWAITING_PAYMENT', 'CANCELLED'),
  ('deposit', 'AWAITING_PAYMENT', 'FAILED'),
  ('deposit', 'SUBMITTED', 'REVIEW'),
  ('deposit', 'SUBMITTED', 'SUCCEEDED'),
  ('deposit', 'SUBMITTED', 'REJECTED'),
  ('deposit', 'REVIEW', 'SUCCEEDED'),
  ('deposit', 'REVIEW', 'REJECTED'),
  ('deposit', 'EXPIRED', 'LATE_PAID'),
  ('deposit', 'CANCELLED', 'LATE_PAID'),
  ('deposit', 'FAILED', 'LATE_PAID'),
  ('deposit', 'LATE_PAID', 'REVIEW'),
  ('withdrawal', 'NEW', 'REQUESTED'),
  ('withdrawal', 'REQUESTED', 'APPROVED'),
  ('withdrawal', 'REQUESTED', 'REJECTED'),
  ('withdrawal', 'REQUESTED', 'CANCELLED'),
  ('withdrawal', 'APPROVED', 'PAYING'),
  ('withdrawal', 'APPROVED', 'REJECTED'),
  ('withdrawal', 'PAYING', 'SENT'),
  ('withdrawal', 'PAYING', 'REJECTED'),
  ('withdrawal', 'SENT', 'COMPLETED');

create function cashier_allowed_move() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not exists (select from cashier_move where subject = tg_argv[0] and from_status = 'NEW' and to_status = new.status) then
      raise exception 'a % cannot begin as %', tg_argv[0], new.status;
    end if;
  elsif old.status <> new.status
    and not exists (select from cashier_move where subject = tg_argv[0] and from_status = old.status and to_status = new.status) then
    raise exception 'a % cannot go from % to %', tg_argv[0], old.status, new.status;
  end if;
  return new;
end $$;

-- The timeline: who moved what, when and why.
create table cashier_step (
  subject     text not null,
  subject_id  bigint not null,
  n           int not null,
  from_status text not null,
  to_status   text not null,
  actor       text not null,
  reason      text,
  reference   text,
  at          timestamptz not null default clock_timestamp(),
  primary key (subject, subject_id, n),
  foreign key (subject, from_status, to_status) references cashier_move
);

-- One row per player, locked by whatever counts a player's requests, so that limits hold under concurrency.
create table cashier_player (
  player           bigint primary key,
  first_deposit_at timestamptz
);

create table deposit (
  id           bigint generated always as identity primary key,
  public_id    text not null unique,
  player       bigint not null references cashier_player (player),
  player_name  text not null,
  player_ref   text not null,
  -- Made by the browser: the same request sent again is the same deposit.
  key          text not null,
  method       text not null,
  units        bigint not null check (units > 0),
  currency     text not null,
  book         text not null,
  -- What exactly to transfer, so that the money names its deposit.
  exact_units  bigint check (exact_units > 0),
  status       text not null,
  paid_units   bigint check (paid_units > 0),
  provider_txn text,
  checkout_url text,
  slip         text,
  reason       text,
  created_at   timestamptz not null default now(),
  expires_at   timestamptz not null,
  changed_at   timestamptz not null default now(),
  unique (player, key),
  unique (method, provider_txn),
  check (status <> 'SUCCEEDED' or (paid_units is not null and provider_txn is not null))
);
create index deposit_of_player on deposit (player, id);
create index deposit_by_status on deposit (status, id);
create index deposit_open on deposit (expires_at) where status in ('CREATED', 'AWAITING_PAYMENT');
create unique index deposit_exact on deposit (currency, exact_units)
  where exact_units is not null and status in ('CREATED', 'AWAITING_PAYMENT', 'SUBMITTED');
create trigger deposit_move before insert or update on deposit for each row execute function cashier_allowed_move('deposit');

-- Every callback once, for good: the same event again changes nothing.
create table payment_callback (
  provider    text not null,
  event       text not null,
  digest      bytea not null,
  deposit     bigint not null references deposit (id),
  body        jsonb not null,
  received_at timestamptz not null default now(),
  primary key (provider, event)
);

-- What must be played before money may leave: one times each deposit.
create table wagering_requirement (
  deposit  bigint primary key references deposit (id),
  player   bigint not null,
  required bigint not null check (required > 0),
  at       timestamptz not null default now(),
  done_at  timestamptz
);
create index wagering_open on wagering_requirement (player, at) where done_at is null;

create table bank_account (
  id          bigint generated always as identity primary key,
  public_id   text not null unique,
  player      bigint not null references cashier_player (player),
  bank        text not null,
  number      text not null,
  holder      text not null,
  created_at  timestamptz not null default now(),
  usable_from timestamptz not null,
  unique (player, bank, number)
);

create table withdrawal (
  id           bigint generated always as identity primary key,
  public_id    text not null unique,
  player       bigint not null references cashier_player (player),
  player_name  text not null,
  player_ref   text not null,
  key          text not null,
  units        bigint not null check (units > 0),
  currency     text not null,
  book         text not null,
  bank_account bigint not null references bank_account (id),
  status       text not null,
  reference    text,
  reason       text,
  created_at   timestamptz not null default now(),
  changed_at   timestamptz not null default now(),
  unique (player, key)
);
create index withdrawal_of_player on withdrawal (player, id);
create index withdrawal_by_status on withdrawal (status, id);
create trigger withdrawal_move before insert or update on withdrawal for each row execute function cashier_allowed_move('withdrawal');

-- Who said yes to a withdrawal. One person counts once.
create table withdrawal_approval (
  withdrawal bigint not null references withdrawal (id),
  staff      bigint not null,
  username   text not null,
  at         timestamptz not null default now(),
  primary key (withdrawal, staff)
);
