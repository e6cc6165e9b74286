-- Up Migration
-- From when a person counts as a second one. A new colleague, and one whose authenticator or rights were changed, counts a day later.
alter table staff add column trusted_from timestamptz;
update staff set trusted_from = created_at + interval '24 hours';
alter table staff alter column trusted_from set not null;
