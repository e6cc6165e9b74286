-- Up Migration

-- What reads the ledger in order (followers, proofs) asks for the entries of some batches. A block-range index is read whole for every such question, so it cost more with every movement,
-- and ranges that nobody had summarised yet were read as well. Batches come in order, so this one grows at its end and holds ten bytes an entry.
create index wallet_entry_of_batch on wallet_entry (batch);
drop index wallet_entry_batch;
