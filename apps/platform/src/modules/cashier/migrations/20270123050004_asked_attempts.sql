-- Up Migration

-- Staff look at the whole number of an attempt by its id.
alter table bank_account_attempt add column id bigint generated always as identity unique;

-- What a provider told and staff have not decided on is asked for each day too.
drop index deposit_watched;
create index deposit_watched on deposit (ask_next_at)
  where status in ('SUCCEEDED', 'REVIEW') and ask_next_at is not null;
update deposit set ask_next_at = now()
where status = 'REVIEW' and provider_txn is not null and ask_next_at is null;
