-- Up Migration

-- A leg that a provider pays: our order, written before it is sent. `public_id` is the provider's
-- idempotency key, for good; `payment` is the provider's number of it, known before it is released.
create table payout_order (
  id          bigint generated always as identity primary key,
  public_id   text not null unique,
  leg         bigint not null references withdrawal_leg (id),
  brand_id    bigint not null,
  provider    text not null,
  units       bigint not null check (units > 0),
  currency    text not null,
  -- Where it goes, as it was when it was ordered.
  bank        text not null,
  number      text not null,
  holder      text not null,
  status      text not null default 'WRITTEN' check (
    status in ('WRITTEN', 'PLACED', 'RELEASED', 'DIFFERS', 'PAID', 'FAILED', 'TAKEN_BACK')
  ),
  payment     text,
  attempts    int not null default 0,
  -- When the provider is called next; null once there is nothing to call it for.
  due_at      timestamptz default clock_timestamp(),
  answer      text,
  ordered_by  text not null,
  ordered_at  timestamptz not null default clock_timestamp(),
  released_at timestamptz,
  ended_at    timestamptz,
  unique (provider, payment),
  check (status <> 'RELEASED' or (payment is not null and released_at is not null))
);
-- While one order of a leg is not known to have ended, there is no other.
create unique index payout_order_one_open on payout_order (leg)
  where status in ('WRITTEN', 'PLACED', 'RELEASED', 'DIFFERS');
create index payout_order_of_leg on payout_order (leg, id);
create index payout_order_due on payout_order (due_at) where due_at is not null;

-- What providers said of payouts, each message once.
create table payout_callback (
  provider     text not null,
  event        text not null,
  digest       bytea not null,
  payout_order bigint not null references payout_order (id),
  body         jsonb not null,
  received_at  timestamptz not null default now(),
  primary key (provider, event)
);

-- What a provider said that is not as it was ordered. It changes no money by itself; staff look at it.
create table payout_problem (
  id           bigint generated always as identity primary key,
  public_id    text not null unique,
  provider     text not null,
  -- Null for a payout that nobody ordered, which the house's staff see.
  payout_order bigint references payout_order (id),
  brand_id     bigint,
  kind         text not null check (
    kind in ('UNKNOWN', 'OTHER_NUMBER', 'OTHER_AMOUNT', 'PAID_LATE', 'FAILED_LATE')
  ),
  -- The number and the reference of what the provider speaks of.
  payment      text not null,
  reference    text not null,
  units        bigint not null,
  currency     text not null,
  at           timestamptz not null default clock_timestamp(),
  noted_at     timestamptz,
  noted_by     text,
  note         text,
  unique (provider, payment, kind),
  check ((noted_at is null) = (note is null) and (noted_at is null) = (noted_by is null))
);
create index payout_problem_open on payout_problem (id) where noted_at is null;

-- A provider that called a payout failed may say later that it was paid after all.
insert into cashier_move (subject, from_status, to_status) values ('leg', 'FAILED', 'SENT');
