-- Up Migration

-- A visit stays until the money of it is back. Of one whose money the vendor did not give: how often
-- it was tried, and when it is tried again.
alter table vendor_wallet_visit
  add column tries integer not null default 0,
  add column try_at timestamptz;
