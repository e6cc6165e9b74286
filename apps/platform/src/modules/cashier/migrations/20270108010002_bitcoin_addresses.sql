-- Up Migration

-- An account may be a Bitcoin address, whose letters count; a bank's number is its digits.
alter table bank_account drop constraint bank_account_owned;
alter table bank_account drop column owned_number;
alter table bank_account add column owned_number text generated always as (
  case
    when shared then null
    when number ~ '[A-Za-z]' then number
    else regexp_replace(number, '[^0-9]', '', 'g')
  end
) stored;
alter table bank_account add constraint bank_account_owned
  foreign key (brand_id, owned_number, player) references bank_account_owner (brand_id, number, player);
