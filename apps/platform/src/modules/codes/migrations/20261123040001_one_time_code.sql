-- Up Migration
create table one_time_code (
  id bigint generated always as identity primary key,
  brand_id bigint not null,
  purpose text not null,
  recipient text not null,
  hash bytea not null,
  guesses int not null default 0,
  made_at timestamptz not null default now(),
  used_at timestamptz,
  -- The carrier refused it, so nobody has it and its wait is void.
  void boolean not null default false
);
create index one_time_code_recipient on one_time_code (brand_id, purpose, recipient, made_at desc);
