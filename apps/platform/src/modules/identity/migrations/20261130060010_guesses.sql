-- Up Migration
-- A guess is written down before it is judged, so that guesses at the same moment count each other. Until it was judged it is open; a right one is deleted.
-- `secret`: guesses at one secret are not forgiven by knowing the other. `ip` is a place: an IPv4 address, or the /64 of an IPv6 one.
alter table login_failure
  add column id bigint generated always as identity primary key,
  add column secret text not null default 'login' check (secret in ('login', 'payment')),
  add column open boolean not null default false;
create index login_failure_at on login_failure (at);
