-- Up Migration

-- Of an order that failed: since when its provider can't be asked whether it paid it after all, and
-- since when two people have said by its proof that it did not.
alter table payout_order
  add column unanswered_since timestamptz,
  add column settled_at timestamptz;
