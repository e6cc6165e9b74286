-- Up Migration

-- When a provider is asked next whether a credited deposit still stands: a callback that it was
-- taken back may never come. Null when nobody is asked any more.
alter table deposit add column ask_next_at timestamptz;
update deposit set ask_next_at = now()
where status = 'SUCCEEDED' and provider_txn is not null and paid_at > now() - interval '120 days';
create index deposit_watched on deposit (ask_next_at)
  where status = 'SUCCEEDED' and ask_next_at is not null;
