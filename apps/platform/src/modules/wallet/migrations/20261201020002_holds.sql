-- Up Migration

-- Holds and what ended them: few among the entries. A release or a capture refers to its hold by the hold's key, and a hold ends once. Those of before refer to none: their keys are the
-- key of their hold with another last word (hold, release, capture), and are found by it.
create unique index wallet_entry_end_of_hold on wallet_entry (ref) where kind in (14, 15);
create index wallet_entry_hold on wallet_entry (player, seq) where kind between 13 and 15;
