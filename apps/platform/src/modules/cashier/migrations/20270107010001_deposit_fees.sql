-- Up Migration
-- The fee a deposit was opened with, and what was charged when it was credited. Ledger units.
alter table deposit add column fee_bps int not null default 0 check (fee_bps between 0 and 2000);
alter table deposit add column fee_flat_units bigint not null default 0 check (fee_flat_units >= 0);
alter table deposit add column fee_units bigint check (fee_units >= 0 and fee_units <= paid_units);
