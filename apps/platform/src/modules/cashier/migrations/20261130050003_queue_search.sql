-- Up Migration

-- What waits, oldest first, however much is done already.
create index deposit_waiting on deposit (id) where status in ('SUBMITTED', 'LATE_PAID', 'REVIEW');
create index withdrawal_waiting on withdrawal (id) where status in ('REQUESTED', 'APPROVED', 'PAYING', 'SENT', 'FAILED');

-- What staff search a queue by: the player, the bank's number, the amount, the day.
create index deposit_player_name on deposit (lower(player_name) text_pattern_ops);
create index deposit_player_ref on deposit (player_ref);
create index deposit_reference on deposit (lower(provider_txn) text_pattern_ops);
create index deposit_units on deposit (units);
create index deposit_exact_units on deposit (exact_units);
create index deposit_paid_units on deposit (paid_units);
create index deposit_created on deposit (created_at);
create index deposit_approval_reference on deposit_approval (lower(reference) text_pattern_ops);

create index withdrawal_player_name on withdrawal (lower(player_name) text_pattern_ops);
create index withdrawal_player_ref on withdrawal (player_ref);
create index withdrawal_units on withdrawal (units);
create index withdrawal_created on withdrawal (created_at);
-- The number of every attempt, of those that failed too.
create index cashier_step_reference on cashier_step (lower(reference) text_pattern_ops) where subject = 'withdrawal' and reference is not null;
