-- Up Migration
-- A payment that grows differs in another amount each time: its row is known by what the provider
-- tells. What is missing at the provider has no line, and stays settled.
drop index difference_of_movement;
create unique index difference_of_movement
  on reconciliation_difference (brand_id, provider, movement, kind)
  where movement is not null and (kind = 'MISSING_AT_PROVIDER' or state = 'OPEN');
alter table reconciliation_difference
  drop constraint reconciliation_difference_line_kind_units_key,
  add unique (line, kind, provider_units);
