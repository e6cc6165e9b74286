-- Up Migration

-- What a player owes is taken from a leg that waits to be paid: so much of it ends as a leg of its
-- own, and the rest is paid out.
insert into cashier_move (subject, from_status, to_status) values
  ('leg', 'CREATED', 'SET_OFF'),
  ('withdrawal', 'PAYING', 'COMPLETED'),
  ('withdrawal', 'PAYING', 'REFUNDED');
create index withdrawal_leg_waiting on withdrawal_leg (id) where status = 'CREATED';
