-- Up Migration

-- Entries that put money aside or owe some are few. A proof adds up those of an account by this, without the account's other entries.
create index wallet_entry_pockets on wallet_entry (player) include (held, owed) where held <> 0 or owed <> 0;
