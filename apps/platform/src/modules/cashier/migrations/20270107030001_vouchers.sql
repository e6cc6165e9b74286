-- Up Migration
-- Vouchers are made in batches by staff. A code exists only in the file that its batch was exported as, once; here is its hash.
create table voucher_batch (
  id          bigint generated always as identity primary key,
  public_id   text not null unique,
  brand_id    bigint not null,
  units       bigint not null check (units > 0),
  currency    text not null,
  count       int not null check (count between 1 and 1000),
  note        text not null,
  expires_at  timestamptz not null,
  status      text not null check (status in ('WAITING', 'READY', 'EXPORTED', 'VOID')),
  key         uuid not null unique,
  made_by     text not null,
  made_at     timestamptz not null default now(),
  exported_by text,
  exported_at timestamptz,
  reason      text,
  check ((exported_by is null) = (exported_at is null))
);
create index voucher_batch_of_brand on voucher_batch (brand_id, id);

create table voucher (
  id          bigint generated always as identity primary key,
  batch       bigint not null references voucher_batch (id),
  hash        bytea not null unique check (length(hash) = 32),
  deposit     bigint unique references deposit (id),
  redeemed_at timestamptz,
  check ((deposit is null) = (redeemed_at is null))
);
create index voucher_of_batch on voucher (batch);
create index voucher_redeemed on voucher (batch) where deposit is not null;

-- Codes a player typed that are none, for a quarter of an hour: who guesses has to wait.
create table voucher_guess (
  player bigint not null references cashier_player (player),
  at     timestamptz not null default clock_timestamp()
);
create index voucher_guess_of_player on voucher_guess (player, at);
