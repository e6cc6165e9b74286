-- Up Migration

-- Who named the payer of a deposit, and every name there was. The newest one counts, and stands in
-- deposit.payer too. A correction has two people and the reason.
create table deposit_payer (
  deposit bigint not null references deposit (id),
  n       int not null check (n > 0),
  payer   text not null check (char_length(payer) between 1 and 120),
  source  text not null check (source in ('PROVIDER', 'STATEMENT', 'STAFF', 'CORRECTION')),
  -- As in cashier_step: "provider:sandbox", "staff:ana".
  actor   text not null,
  second  text,
  reason  text,
  at      timestamptz not null default clock_timestamp(),
  primary key (deposit, n),
  check ((source = 'CORRECTION') = (second is not null and reason is not null))
);

-- Names until now came from a provider's report, or from a statement that staff credited by.
insert into deposit_payer (deposit, n, payer, source, actor, at)
select d.id, 1, d.payer,
  case when told.actor is null then 'STATEMENT' else 'PROVIDER' end,
  coalesce(told.actor, seen.actor, 'system'),
  coalesce(told.at, seen.at, d.changed_at)
from deposit d
left join lateral (
  select s.actor, s.at from cashier_step s
  where s.subject = 'deposit' and s.subject_id = d.id and s.actor like 'provider:%'
  order by s.n limit 1
) told on true
left join lateral (
  select s.actor, s.at from cashier_step s
  where s.subject = 'deposit' and s.subject_id = d.id and s.actor like 'staff:%'
  order by s.n limit 1
) seen on true
where d.payer <> '';
