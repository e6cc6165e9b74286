-- A player may take a bank account away and make one the default. The row stays: withdrawals went
-- to it, and nobody else may bind its number.
alter table bank_account add column removed_at timestamptz;
alter table bank_account add column preferred_at timestamptz;
