-- Up Migration
-- Whether a statement tells what was sent as well: a list that is read from the provider itself has
-- arrivals alone, and says nothing of payouts.
alter table statement add tells_out boolean not null default true;
update statement set tells_out = false where uploaded_by = 'system';
