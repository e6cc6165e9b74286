-- Up Migration
-- The house account that a player was told to transfer to: a setting, so a deposit keeps its own.
alter table deposit add column account jsonb;
update deposit
set account = '{"bank": "Banko ng Perya", "number": "0012 3456 7890", "holder": "Perya Demo Inc."}'
where method = 'bank-transfer' and exact_units is not null;
