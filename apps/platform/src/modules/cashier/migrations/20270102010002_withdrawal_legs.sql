-- Up Migration

-- A withdrawal is paid in legs: transfers that are sent and answered one by one.
alter table cashier_move drop constraint cashier_move_subject_check;
alter table cashier_move add constraint cashier_move_subject_check check (subject in ('deposit', 'withdrawal', 'leg'));

insert into cashier_move (subject, from_status, to_status) values
  ('leg', 'NEW', 'CREATED'),
  ('leg', 'CREATED', 'SENT'),
  ('leg', 'CREATED', 'FAILED'),
  ('leg', 'CREATED', 'RETURNED'),
  ('leg', 'SENT', 'CONFIRMED'),
  ('leg', 'SENT', 'PARTIAL'),
  ('leg', 'SENT', 'DISPUTED'),
  ('leg', 'SENT', 'AUTO_CONFIRMED'),
  ('leg', 'SENT', 'FORCED'),
  ('leg', 'SENT', 'FAILED'),
  ('leg', 'DISPUTED', 'SENT'),
  ('leg', 'DISPUTED', 'CONFIRMED'),
  ('leg', 'DISPUTED', 'PARTIAL'),
  ('leg', 'DISPUTED', 'FORCED'),
  ('leg', 'DISPUTED', 'FAILED'),
  ('leg', 'FAILED', 'CREATED'),
  ('leg', 'FAILED', 'RETURNED'),
  ('withdrawal', 'PAYING', 'DISPUTED'),
  ('withdrawal', 'PAYING', 'PARTLY_RECEIVED'),
  ('withdrawal', 'SENT', 'DISPUTED'),
  ('withdrawal', 'SENT', 'PARTLY_RECEIVED'),
  ('withdrawal', 'DISPUTED', 'PAYING'),
  ('withdrawal', 'DISPUTED', 'SENT'),
  ('withdrawal', 'DISPUTED', 'PARTLY_RECEIVED'),
  ('withdrawal', 'DISPUTED', 'FAILED'),
  ('withdrawal', 'DISPUTED', 'COMPLETED'),
  ('withdrawal', 'PARTLY_RECEIVED', 'SENT'),
  ('withdrawal', 'PARTLY_RECEIVED', 'DISPUTED'),
  ('withdrawal', 'PARTLY_RECEIVED', 'FAILED'),
  ('withdrawal', 'PARTLY_RECEIVED', 'COMPLETED'),
  ('withdrawal', 'FAILED', 'SENT'),
  ('withdrawal', 'FAILED', 'DISPUTED'),
  ('withdrawal', 'FAILED', 'PARTLY_RECEIVED'),
  ('withdrawal', 'FAILED', 'COMPLETED');

create table withdrawal_leg (
  id             bigint generated always as identity primary key,
  withdrawal     bigint not null references withdrawal (id),
  n              int not null check (n > 0),
  units          bigint not null check (units > 0),
  status         text not null,
  -- The leg that arrived in part, when this one is its rest, and what the player wants of it.
  rest_of        int,
  wish           text check (wish in ('TRANSFER', 'CASH')),
  provider       text not null default 'manual',
  -- The bank's or the provider's number of the transfer.
  reference      text,
  reason         text,
  received_units bigint not null default 0,
  sent_at        timestamptz,
  -- When silence counts as received; null when it never does, or while the clock stands still.
  due_at         timestamptz,
  -- The time to answer in that it was sent with, in milliseconds; null for no end of it.
  clock_ms       bigint check (clock_ms > 0),
  -- What was left of the time when the clock stopped, in milliseconds.
  left_ms        bigint check (left_ms >= 0),
  reminders      int not null default 0,
  created_at     timestamptz not null default clock_timestamp(),
  changed_at     timestamptz not null default clock_timestamp(),
  unique (withdrawal, n),
  check ((rest_of is null) = (wish is null)),
  -- A leg that was received whole, in part or not at all.
  check (
    case
      when status in ('CONFIRMED', 'AUTO_CONFIRMED', 'FORCED') then received_units = units
      when status = 'PARTIAL' then received_units > 0 and received_units < units
      else received_units = 0
    end
  ),
  check (due_at is null or (status = 'SENT' and sent_at is not null))
);
create index withdrawal_leg_due on withdrawal_leg (due_at) where due_at is not null;

-- What was paid until now went out at once.
insert into withdrawal_leg (withdrawal, n, units, status, reference, reason, received_units, sent_at, created_at, changed_at)
select id, 1, units,
  case status when 'PAYING' then 'CREATED' when 'COMPLETED' then 'CONFIRMED' when 'REFUNDED' then 'RETURNED' else status end,
  reference, reason, case status when 'COMPLETED' then units else 0 end,
  (select max(at) from cashier_step where subject = 'withdrawal' and subject_id = withdrawal.id and to_status = 'SENT'),
  created_at, changed_at
from withdrawal
where status in ('PAYING', 'SENT', 'FAILED', 'COMPLETED', 'REFUNDED');

create trigger withdrawal_leg_move before insert or update on withdrawal_leg for each row execute function cashier_allowed_move('leg');

-- Pictures that a leg's dispute rests on, by their names in the files of slips.
create table withdrawal_leg_picture (
  leg   bigint not null references withdrawal_leg (id),
  n     int not null check (n > 0),
  -- Whose proof it is.
  side  text not null check (side in ('PLAYER', 'STAFF')),
  file  text not null unique,
  at    timestamptz not null default clock_timestamp(),
  primary key (leg, n)
);

drop index withdrawal_waiting;
create index withdrawal_waiting on withdrawal (id) where status in ('REQUESTED', 'RISK_REVIEW', 'APPROVED', 'PAYING', 'SENT', 'DISPUTED', 'PARTLY_RECEIVED', 'FAILED');
create index cashier_step_leg_reference on cashier_step (lower(reference) text_pattern_ops) where subject = 'leg' and reference is not null;
