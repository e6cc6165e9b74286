-- Up Migration
-- The promotion that a player chose before paying, by the id of the module that offers it.
alter table deposit add column promotion text check (char_length(promotion) between 1 and 64);
