-- Up Migration

create table payment (
  id           bigint generated always as identity primary key,
  public_id    text not null unique,
  -- The shop's own number of the payment; a second order with it is the first one.
  reference    text not null unique,
  units        bigint not null check (units > 0),
  currency     text not null,
  description  text not null,
  callback_url text not null,
  return_url   text not null,
  status       text not null default 'OPEN' check (status in ('OPEN', 'PAID', 'FAILED', 'EXPIRED')),
  paid_units   bigint check (paid_units > 0),
  paid_at      timestamptz,
  created_at   timestamptz not null default now(),
  expires_at   timestamptz not null,
  check ((status = 'PAID') = (paid_units is not null and paid_at is not null))
);
create index payment_open on payment (expires_at) where status = 'OPEN';

-- What the shop is told, kept until it answers with 2xx: a restart loses no callback.
create table callback (
  id           bigint generated always as identity primary key,
  payment      bigint not null references payment (id),
  event        text not null,
  body         text not null,
  due_at       timestamptz not null,
  attempts     int not null default 0,
  last_answer  text,
  delivered_at timestamptz,
  given_up_at  timestamptz
);
create index callback_due on callback (due_at) where delivered_at is null and given_up_at is null;
create index callback_of_payment on callback (payment, id);
