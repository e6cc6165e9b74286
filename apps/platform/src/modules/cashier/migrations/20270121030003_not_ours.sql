-- Up Migration

-- Transfers in a bank's statement that staff settled as none of ours, by the bank's number without
-- what people type differently (deposits/transfers/number-key.ts).
create table not_ours_transfer (
  id         bigint generated always as identity primary key,
  brand_id   bigint not null,
  number_key text not null,
  at         timestamptz not null default clock_timestamp(),
  unique (brand_id, number_key)
);
