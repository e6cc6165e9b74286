-- Up Migration

-- Batches carry the number of their transaction, and followers and proofs go on from the last number they have seen. A server counts its own transactions: after a dump is restored into
-- another one it may count lower. What is added to its number, raised at a start when the server counts lower than what is stored (raise-clock.ts), and never lowered.
create table wallet_clock (
  singleton boolean primary key default true check (singleton),
  base bigint not null default 0 check (base >= 0)
);
insert into wallet_clock default values;

-- The number of this transaction. In plpgsql, which plans it once in a session.
create function wallet_transaction() returns xid8 language plpgsql as $$
begin
  return ((select base from wallet_clock) + pg_current_xact_id()::text::bigint)::text::xid8;
end $$;
alter table wallet_batch alter column tx set default wallet_transaction();

-- The number of the oldest transaction that was open when the statement began: all below it have ended.
create function wallet_horizon() returns xid8 language plpgsql stable as $$
begin
  return ((select base from wallet_clock) + pg_snapshot_xmin(pg_current_snapshot())::text::bigint)::text::xid8;
end $$;

-- Nothing in the log is ever taken out, also not all of it at once.
create trigger wallet_entry_not_truncated before truncate on wallet_entry for each statement execute function wallet_is_append_only();
create trigger wallet_batch_not_truncated before truncate on wallet_batch for each statement execute function wallet_is_append_only();
