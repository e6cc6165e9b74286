-- Up Migration

-- What was sent back before the cashier kept it.
insert into sent_back_payment (brand_id, provider, number_key, at)
select brand_id, provider,
  case provider
    when 'bank' then lower(regexp_replace(
      normalize(number, nfkc),
      '[\s\u00a0\u202f\u2007\u3000\-\u2010-\u2015\u2212\ufe58\ufe63\uff0d]', '', 'g'
    ))
    else number
  end,
  settled_at
from reconciliation_difference
where how = 'SENT_BACK' and number is not null
on conflict do nothing;
