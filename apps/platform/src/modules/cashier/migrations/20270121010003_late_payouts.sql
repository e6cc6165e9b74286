-- Up Migration

-- What became of a payout that was paid after its leg had ended otherwise: its player owes it, or
-- the house bears it.
alter table payout_problem add column outcome text
  check (outcome is null or (kind = 'PAID_LATE' and noted_at is not null));
alter table payout_problem add constraint payout_problem_outcome_check
  check (outcome in ('OWED', 'BORNE'));
create index payout_problem_owed on payout_problem (brand_id, at) where outcome = 'OWED';
