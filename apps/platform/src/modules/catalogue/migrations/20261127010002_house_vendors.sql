-- Up Migration

-- The platform's own games: their bets are booked like a vendor's, but nobody calls.
alter table vendor drop constraint vendor_dialect_check;
alter table vendor add constraint vendor_dialect_check check (dialect in ('hub88', 'softswiss', 'house'));
