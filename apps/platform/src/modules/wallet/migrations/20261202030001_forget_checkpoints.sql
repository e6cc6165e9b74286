-- Up Migration

-- Proofs are made all day, and each leaves a checkpoint. One a day (UTC) is kept for a year, to look back at, and the last one for good: it is what the chains are compared with.
create function wallet_checkpoint_is_superseded(checkpoint wallet_checkpoint) returns boolean stable language sql as $$
  select exists (
    select from wallet_checkpoint newer
    where newer.id > checkpoint.id
      and ((newer.at at time zone 'UTC')::date = (checkpoint.at at time zone 'UTC')::date or checkpoint.at < clock_timestamp() - interval '366 days'))
$$;

-- A checkpoint is as final as what it speaks of, until another one stands for it.
drop trigger wallet_checkpoint_append_only on wallet_checkpoint;
create trigger wallet_checkpoint_append_only before update on wallet_checkpoint for each statement execute function wallet_is_append_only();
create trigger wallet_checkpoint_kept before delete on wallet_checkpoint for each row
  when (not wallet_checkpoint_is_superseded(old)) execute function wallet_is_append_only();
