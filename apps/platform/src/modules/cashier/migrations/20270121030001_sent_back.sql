-- Up Migration

-- Payments that arrived, that we knew nothing of, and that staff sent back: they are credited to
-- nobody any more.
create table sent_back_payment (
  id         bigint generated always as identity primary key,
  brand_id   bigint not null,
  provider   text not null,
  -- A bank's number without what people type differently, a provider's as it is.
  number_key text not null,
  at         timestamptz not null default clock_timestamp(),
  unique (brand_id, provider, number_key)
);
