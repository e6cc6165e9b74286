-- Up Migration

-- What was settled as none of ours before the cashier kept it.
insert into not_ours_transfer (brand_id, number_key, at)
select brand_id,
  lower(regexp_replace(
    normalize(number, nfkc),
    '[\s\u00a0\u202f\u2007\u3000\-\u2010-\u2015\u2212\ufe58\ufe63\uff0d]', '', 'g'
  )),
  settled_at
from reconciliation_difference
where provider = 'bank'
  and kind = 'MISSING_WITH_US'
  and direction = 'IN'
  and how = 'NOTED'
  and number is not null
order by settled_at, id
on conflict do nothing;
