-- Up Migration

-- When an issue's sums were booked, and at which version of its result: with the payouts of each
-- version the record of turnover can be built again.
create table lottery_booking (
  id bigint generated always as identity primary key,
  issue_id bigint not null references lottery_issue,
  version int not null,
  at timestamptz not null
);
create index lottery_booking_issue on lottery_booking (issue_id);

insert into lottery_booking (issue_id, version, at)
select id, case status when 'VOIDED' then 0 else version end, settled_at
from lottery_issue
where settled_at is not null
  and not unbooked
  and status in ('SETTLED', 'VOIDED')
order by settled_at, id;
