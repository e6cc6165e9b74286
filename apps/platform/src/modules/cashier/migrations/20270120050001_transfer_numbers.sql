-- Up Migration
-- A transfer's number without what people type differently (deposits/transfers/number-key.ts). Of
-- deposits that had one number before this rule the first one keeps it, and the others have none.
alter table deposit add transfer_number text;
update deposit set transfer_number = first.number
from (
  select distinct on (number) id, number
  from (
    select id, status,
      lower(regexp_replace(
        normalize(provider_txn, nfkc),
        '[\s\u00a0\u202f\u2007\u3000\-\u2010-\u2015\u2212\ufe58\ufe63\uff0d]', '', 'g'
      )) as number
    from deposit
    where method in ('bank-transfer', 'qr') and provider_txn is not null
  ) written
  order by number, status <> 'SUCCEEDED', id
) first
where deposit.id = first.id;
create unique index deposit_transfer_number on deposit (transfer_number);

-- Transfers that wait under a number of staff's are found however the second person types it.
update deposit set key = written.key
from (
  select distinct on (player, number) id, player, 'bank:' || number as key
  from (
    select id, player,
      lower(regexp_replace(
        normalize(substr(key, 6), nfkc),
        '[\s\u00a0\u202f\u2007\u3000\-\u2010-\u2015\u2212\ufe58\ufe63\uff0d]', '', 'g'
      )) as number
    from deposit
    where method = 'bank-transfer' and key like 'bank:%'
  ) numbered
  order by player, number, id
) written
where deposit.id = written.id
  and deposit.key <> written.key
  and not exists (
    select 1 from deposit other
    where other.player = written.player and other.key = written.key
  );
