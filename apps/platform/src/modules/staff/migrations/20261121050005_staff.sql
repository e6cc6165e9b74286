-- Up Migration
create table staff (
  id bigint generated always as identity primary key,
  public_id text not null unique check (public_id ~ '^st_[0-9a-z]{20}$'),
  username text not null,
  password_hash text not null,
  roles text[] not null,
  active boolean not null default true,
  -- The one-time-code secret, sealed; null until it is set up. The last step used stops a code from working twice.
  sealed_totp bytea,
  totp_step bigint not null default 0,
  created_at timestamptz not null default now(),
  last_login_at timestamptz
);
create unique index staff_username on staff (lower(username));

create table staff_session (
  id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  staff_id bigint not null references staff,
  -- A session that still owes its first code may do nothing but set it up.
  pending_totp bytea,
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  revoked_at timestamptz
);
create index staff_session_staff on staff_session (staff_id) where revoked_at is null;

create table staff_failure (
  username text not null,
  ip text not null,
  at timestamptz not null default now()
);
create index staff_failure_name on staff_failure (username, at);
