-- Up Migration

-- A payout a shop asked for: it waits until it is released, and then does what its account says.
create table payout (
  id           bigint generated always as identity primary key,
  public_id    text not null unique,
  -- The shop's own number of the payout; a second request with it is the first one.
  reference    text not null unique,
  units        bigint not null check (units > 0),
  currency     text not null,
  bank         text not null,
  number       text not null,
  holder       text not null,
  callback_url text not null,
  status       text not null default 'PLACED' check (status in ('PLACED', 'RELEASED', 'PAID', 'FAILED')),
  paid_units   bigint check (paid_units > 0),
  -- When a payout that is under way, or failed, is paid after all.
  turns_at     timestamptz,
  created_at   timestamptz not null default now()
);

-- A callback is about a payment or about a payout.
alter table callback alter column payment drop not null;
alter table callback add column payout bigint references payout (id);
alter table callback add constraint callback_of_one check ((payment is null) <> (payout is null));
