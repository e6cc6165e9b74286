-- Up Migration
-- What one person asked for and another one must decide.
create table approval (
  id bigint generated always as identity primary key,
  public_id text not null unique check (public_id ~ '^ap_[0-9a-z]{20}$'),
  kind text not null,
  subject text not null,
  units bigint,
  currency text,
  payload jsonb not null,
  reason text,
  asked_by_id bigint not null,
  asked_by text not null,
  asked_at timestamptz not null default now(),
  expires_at timestamptz not null default now() + interval '24 hours',
  decided_by_id bigint check (decided_by_id <> asked_by_id),
  decided_at timestamptz,
  approved boolean
);
create index approval_open on approval (asked_at) where decided_at is null;
