-- Up Migration

-- Payments that arrived and that staff credit to nobody: sent back, which is final, or none of
-- ours, which is taken back when staff open it again. One payment can be both.
create table uncredited_arrival (
  id           bigint generated always as identity primary key,
  brand_id     bigint not null,
  provider     text not null,
  -- A bank's number without what people type differently, a provider's as it is.
  number_key   text not null,
  sent_back_at timestamptz,
  not_ours_at  timestamptz check (not_ours_at is null or provider = 'bank'),
  unique (brand_id, provider, number_key),
  check (sent_back_at is not null or not_ours_at is not null)
);

insert into uncredited_arrival (brand_id, provider, number_key, sent_back_at, not_ours_at)
select brand_id, provider, number_key, sent.at, noted.at
from sent_back_payment sent
full join (select brand_id, 'bank' as provider, number_key, at from not_ours_transfer) noted
  using (brand_id, provider, number_key)
order by least(sent.at, noted.at);

drop table sent_back_payment;
drop table not_ours_transfer;
