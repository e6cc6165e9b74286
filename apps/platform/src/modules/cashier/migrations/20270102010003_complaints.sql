-- Up Migration

-- What a player says of a leg that was closed as received; it reverses nothing, staff answer it.
create table withdrawal_complaint (
  id          bigint generated always as identity primary key,
  -- One about each leg.
  leg         bigint not null unique references withdrawal_leg (id),
  kind        text not null check (kind in ('APPEAL', 'LATE_ANSWER')),
  text        text not null,
  -- What a late answer says arrived.
  said_units  bigint check (said_units >= 0),
  opened_at   timestamptz not null default clock_timestamp(),
  answered_at timestamptz,
  answered_by text,
  answer      text,
  check ((said_units is null) = (kind = 'APPEAL')),
  check ((answered_at is null) = (answer is null) and (answered_at is null) = (answered_by is null))
);
create index withdrawal_complaint_open on withdrawal_complaint (id) where answered_at is null;

-- A withdrawal that is looked at before it may be approved, by two people.
insert into cashier_move (subject, from_status, to_status) values
  ('withdrawal', 'REQUESTED', 'RISK_REVIEW'),
  ('withdrawal', 'RISK_REVIEW', 'APPROVED'),
  ('withdrawal', 'RISK_REVIEW', 'REJECTED'),
  ('withdrawal', 'RISK_REVIEW', 'CANCELLED');

-- What the house takes beside the amount, at once; it goes back when nothing is paid.
alter table withdrawal add column fee_units bigint not null default 0 check (fee_units >= 0);
