-- Up Migration

-- Whether a requirement ended because nothing was left to play it with.
alter table wagering_requirement add column wiped_out boolean not null default false
  check (not wiped_out or done_at is not null);
