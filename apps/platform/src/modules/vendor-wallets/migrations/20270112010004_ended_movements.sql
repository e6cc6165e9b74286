-- Up Migration

-- Balances are compared also where nothing should be, for a while after money has moved.
create index vendor_movement_ended on vendor_movement (vendor, ended_at)
  where ended_at is not null;
