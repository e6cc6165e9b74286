-- Up Migration

-- The name of the account that paid, where the visitor gave one.
alter table payment add column payer text check (char_length(payer) between 1 and 120);
