-- Up Migration

-- The name of the account that paid, where the payment company tells it.
alter table deposit add column payer text check (char_length(payer) <= 120);
create index bank_account_bound on bank_account (player, created_at);
