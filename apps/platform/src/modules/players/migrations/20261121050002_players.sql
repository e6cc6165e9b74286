-- Up Migration
create table player (
  id bigint generated always as identity primary key,
  public_id text not null unique check (public_id ~ '^pl_[0-9a-z]{20}$'),
  brand_id bigint not null references brand,
  username text not null,
  nickname text not null default '',
  currency text not null,
  book text not null check (book in ('play', 'real', 'test')),
  country text not null,
  kyc_level smallint not null default 0 check (kyc_level between 0 and 3),
  created_at timestamptz not null default now()
);
create unique index player_username on player (brand_id, lower(username));
create index player_created on player (created_at);
