-- Up Migration

-- Blocks, exclusions and limits are few among the entries. Every proof reads all of them, to compare what they come to with the accounts.
create index wallet_entry_guard on wallet_entry (player, seq) where kind between 18 and 21;

-- A checkpoint holds the heads that the chains are compared with: it is as final as what it speaks of.
create trigger wallet_checkpoint_append_only before update or delete on wallet_checkpoint for each statement execute function wallet_is_append_only();
create trigger wallet_checkpoint_not_truncated before truncate on wallet_checkpoint for each statement execute function wallet_is_append_only();
