-- Up Migration
-- An arrival that is no player's may have been sent back, under the provider's number of it.
alter table reconciliation_difference
  add returned_number text,
  drop constraint reconciliation_difference_how_check,
  add check (how in ('LINKED', 'NOTED', 'CREDITED', 'SENT_BACK')),
  add check ((how = 'SENT_BACK') = (returned_number is not null));
create index difference_sent_back on reconciliation_difference (brand_id, provider, settled_at)
  where how = 'SENT_BACK';
