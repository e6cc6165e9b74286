-- Up Migration

-- A player's deposits among a hundred thousand bets, newest first. Bets and wins (1 and 2) are met by reading the log itself.
create index wallet_entry_rare on wallet_entry (player, kind, seq) where kind > 2;
