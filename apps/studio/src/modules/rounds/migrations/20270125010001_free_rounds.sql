-- Up Migration

-- What the operator gave a free round by; null for one whose stake is taken.
alter table round add column reward uuid;
