-- Up Migration

-- Money of a leg that came back at the bank under a number, which is then no payment of a player's.
create table payout_return (
  id         bigint generated always as identity primary key,
  leg        bigint not null references withdrawal_leg (id),
  brand_id   bigint not null,
  -- Who had sent it: "manual" for staff at the bank.
  payer      text not null,
  number     text not null,
  -- The number without what people type differently (deposits/transfers/number-key.ts).
  number_key text not null,
  units      bigint not null check (units > 0),
  at         timestamptz not null default clock_timestamp(),
  unique (brand_id, number_key)
);
create index payout_return_of_brand on payout_return (brand_id, at);

insert into payout_return (leg, brand_id, payer, number, number_key, units, at)
select l.id, w.brand_id,
  coalesce(
    (
      select o.provider from payout_order o
      join cashier_step sent on sent.subject = 'leg'
        and sent.subject_id = l.id and sent.to_status = 'SENT' and sent.n < s.n
      where o.leg = l.id and o.payment = sent.reference
      order by sent.n desc limit 1
    ),
    'manual'
  ),
  s.reference,
  lower(regexp_replace(
    normalize(s.reference, nfkc),
    '[\s\u00a0\u202f\u2007\u3000\-\u2010-\u2015\u2212\ufe58\ufe63\uff0d]', '', 'g'
  )),
  case s.to_status
    when 'FAILED' then l.units
    else (
      select h.units from withdrawal_leg h
      where h.withdrawal = w.id and h.rest_of = l.n and h.hold_of = l.n
    )
  end,
  s.at
from cashier_step s
join withdrawal_leg l on l.id = s.subject_id
join withdrawal w on w.id = l.withdrawal
where s.subject = 'leg' and s.to_status in ('FAILED', 'CAME_BACK') and s.reference is not null
order by s.at, l.id
on conflict do nothing;
