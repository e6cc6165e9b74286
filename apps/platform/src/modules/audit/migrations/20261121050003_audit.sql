-- Up Migration
-- What staff did, sealed by hashes: each row's hash covers the one before.
create table audit_row (
  n bigint primary key,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  reason text,
  hash bytea not null
);
create index audit_row_action on audit_row (action, n desc);
create index audit_row_actor on audit_row (actor, n desc);

create function audit_is_append_only() returns trigger language plpgsql as $$
begin
  raise exception 'the audit trail is append only';
end $$;
create trigger audit_append_only before update or delete or truncate on audit_row for each statement execute function audit_is_append_only();
