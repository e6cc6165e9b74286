-- Up Migration

-- When the provider said that it took a payment back which it had told before: a charge-back, or a
-- transfer that never was. Two people reverse the deposit, or the provider says that it is paid
-- after all.
alter table deposit add column taken_back_at timestamptz
  check (taken_back_at is null or paid_units is not null);
create index deposit_taken_back on deposit (id)
  where taken_back_at is not null and status = 'SUCCEEDED';
