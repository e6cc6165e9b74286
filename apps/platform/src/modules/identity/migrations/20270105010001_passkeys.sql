-- Passkeys by which players sign in, and the challenges that wait for an answer, each for one.
create table passkey (
  id bigint generated always as identity primary key,
  player_id bigint not null references player (id),
  -- The host it is of: browsers offer it there alone.
  rp_id text not null,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  added_at timestamptz not null default now(),
  used_at timestamptz
);
create index passkey_of_player on passkey (player_id);

create table passkey_challenge (
  challenge text primary key,
  purpose text not null check (purpose in ('add', 'sign-in', 'second-factor')),
  rp_id text not null,
  -- Whose passkey it has to be; null where anyone may sign in.
  player_id bigint references player (id),
  made_at timestamptz not null default now()
);
create index passkey_challenge_made on passkey_challenge (made_at);

-- Whether a password alone is not enough.
alter table player_login add column asks_passkey boolean not null default false;

alter table second_factor drop constraint second_factor_channel_check;
alter table second_factor add constraint second_factor_channel_check
  check (channel in ('sms', 'mail', 'passkey'));
