-- Up Migration

create function wallet_currency_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the currency of account % is never changed', old.player;
end $$;

create trigger wallet_currency_stays before update of currency on wallet_account
for each row when (new.currency is distinct from old.currency)
execute function wallet_currency_stays();
