-- Up Migration

-- When a late payout was booked in the ledger. What the house bore until now was not: the next run
-- of book-borne-payouts writes it.
alter table payout_problem add column booked_at timestamptz
  check (booked_at is null or outcome is not null);
update payout_problem set booked_at = noted_at where outcome = 'OWED';
create index payout_problem_unbooked on payout_problem (id)
  where outcome is not null and booked_at is null;
