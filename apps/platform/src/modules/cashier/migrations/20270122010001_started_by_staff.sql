-- Up Migration

-- Who of staff started a withdrawal for a player who may not sign in; null where its player asked.
alter table withdrawal
  add column started_by bigint,
  add column started_by_name text,
  add constraint withdrawal_started_by_check
    check ((started_by is null) = (started_by_name is null));
