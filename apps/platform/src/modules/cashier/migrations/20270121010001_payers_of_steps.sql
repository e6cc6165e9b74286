-- Up Migration

-- Who sent the money of a leg with a step: "manual" for staff at the bank. A leg that fails may be
-- paid again by someone else, which must not move what was sent before to them.
alter table cashier_step add column payer text;

update cashier_step s
set payer = coalesce(
  (
    select o.provider from payout_order o
    where o.leg = s.subject_id and s.reference in (o.payment, o.public_id)
    limit 1
  ),
  'manual'
)
where s.subject = 'leg'
  and s.to_status = 'SENT'
  and s.from_status <> 'DISPUTED'
  and s.reference is not null;

alter table cashier_step add constraint cashier_step_payer
  check (payer is null or (subject = 'leg' and to_status = 'SENT'));
