-- Up Migration
-- What moved money at a time, and the parts of a payment that came on top: statements are compared with them.
create index cashier_step_of_money on cashier_step (at)
  where to_status in ('SUCCEEDED', 'REVIEW', 'SENT', 'REVERSED');
create index deposit_on_top on deposit (method, split_part(provider_txn, '#', 1))
  where beside is not null;
