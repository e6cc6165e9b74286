-- Up Migration

-- Money of a leg that counted as received may come back at the bank much later. What came back is
-- held again, under a hold of its own, as a leg of which the player chooses what becomes of it.
alter table withdrawal_leg add column hold_of int;
alter table withdrawal_leg drop constraint withdrawal_leg_check;
alter table withdrawal_leg add constraint withdrawal_leg_check check (wish is null or rest_of is not null);
alter table withdrawal_leg drop constraint withdrawal_leg_check1;
alter table withdrawal_leg add constraint withdrawal_leg_check1 check (
  case
    when status in ('CONFIRMED', 'AUTO_CONFIRMED', 'FORCED') then received_units = units
    when status = 'PARTIAL' then received_units > 0 and received_units < units
    when status = 'CAME_BACK' then received_units >= 0 and received_units < units
    else received_units = 0
  end
);
insert into cashier_move (subject, from_status, to_status) values
  ('leg', 'CONFIRMED', 'CAME_BACK'),
  ('leg', 'PARTIAL', 'CAME_BACK'),
  ('leg', 'AUTO_CONFIRMED', 'CAME_BACK'),
  ('leg', 'FORCED', 'CAME_BACK'),
  ('withdrawal', 'COMPLETED', 'PARTLY_RECEIVED'),
  ('withdrawal', 'PARTLY_RECEIVED', 'REFUNDED');
