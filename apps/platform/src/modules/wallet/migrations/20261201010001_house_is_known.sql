-- Up Migration

-- Processes remember the numbers of house accounts. After a failover to a standby that had not got one of them, its number would be written into batches and its money would be nowhere.
create function wallet_house_is_known() returns trigger language plpgsql as $$
begin
  if exists (select from unnest(new.contra) as leg (id) where not exists (select from wallet_house house where house.id = leg.id)) then
    raise exception 'unknown house account' using errcode = 'PW004';
  end if;
  return new;
end $$;
create trigger wallet_batch_house_is_known before insert on wallet_batch for each row execute function wallet_house_is_known();
