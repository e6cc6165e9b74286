-- Up Migration

-- Whose account a payment went back to, and why it was another one than it came from.
alter table deposit
  add column returned_to  text check (char_length(returned_to) between 1 and 120),
  add column returned_why text check (returned_why is null or returned_to is not null);
