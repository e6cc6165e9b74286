-- Up Migration
-- When a deposit was paid in: credited to its player. Limits on deposits count it from then on.
alter table deposit add column paid_at timestamptz;
update deposit
set paid_at = coalesce(
  (
    select max(step.at) from cashier_step step
    where step.subject = 'deposit' and step.subject_id = deposit.id
      and step.to_status = 'SUCCEEDED'
  ),
  changed_at
)
where status in ('SUCCEEDED', 'REVERSED');
alter table deposit add check (status not in ('SUCCEEDED', 'REVERSED') or paid_at is not null);
-- Money that arrived and may not be credited goes back to where it came from.
insert into cashier_move (subject, from_status, to_status) values
  ('deposit', 'SUBMITTED', 'RETURNED'),
  ('deposit', 'REVIEW', 'RETURNED');
