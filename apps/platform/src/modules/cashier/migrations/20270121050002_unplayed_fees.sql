-- Up Migration

-- The part of a withdrawal's fee that it cost because deposits were not played.
alter table withdrawal add column unplayed_fee_units bigint not null default 0
  check (unplayed_fee_units between 0 and fee_units);
