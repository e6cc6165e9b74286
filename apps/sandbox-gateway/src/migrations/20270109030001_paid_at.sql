-- Up Migration

-- A day's payments are listed for the shops' reconciliation.
create index payment_paid on payment (paid_at, id) where status = 'PAID';
