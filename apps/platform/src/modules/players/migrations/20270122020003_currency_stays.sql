-- Up Migration

-- Limits, balances and turnover of a player are amounts in the player's currency: they name none of
-- their own, because it is the same for good, whatever becomes of the brand's.
create function player_currency_stays() returns trigger language plpgsql as $$
begin
  raise exception 'the currency of player % is never changed', old.id;
end $$;

create trigger player_currency_stays before update of currency on player
for each row when (new.currency is distinct from old.currency)
execute function player_currency_stays();
