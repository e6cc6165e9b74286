-- Up Migration
-- What a payment brought beyond its deposit, or another payment that named it: a deposit of its own
-- that waits for staff.
alter table deposit add column beside bigint references deposit (id);
create index deposit_beside on deposit (beside) where beside is not null;
insert into cashier_move (subject, from_status, to_status) values
  -- Staff refused it, and then it was really paid.
  ('deposit', 'REJECTED', 'LATE_PAID'),
  -- More of the payment arrived while it waited.
  ('deposit', 'REVIEW', 'REVIEW');
