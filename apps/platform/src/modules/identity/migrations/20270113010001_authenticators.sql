-- A player's authenticator app: being set up until its first code was confirmed.
create table player_authenticator (
  player_id bigint primary key references player (id),
  -- The shared secret, encrypted under the server's key.
  sealed_secret bytea not null,
  made_at timestamptz not null default now(),
  confirmed_at timestamptz,
  -- The time step of the latest code that was taken: none is taken twice.
  last_step bigint not null default 0
);

-- Codes for a player without the app; each works once.
create table recovery_code (
  player_id bigint not null references player_authenticator (player_id) on delete cascade,
  hash bytea not null,
  used_at timestamptz,
  primary key (player_id, hash)
);

alter table login_failure drop constraint login_failure_secret_check;
alter table login_failure add constraint login_failure_secret_check
  check (secret in ('login', 'payment', 'authenticator'));

alter table second_factor drop constraint second_factor_channel_check;
alter table second_factor add constraint second_factor_channel_check
  check (channel in ('sms', 'mail', 'passkey', 'authenticator'));

-- A passkey also shows that a player who is signed in owns the account.
alter table passkey_challenge drop constraint passkey_challenge_purpose_check;
alter table passkey_challenge add constraint passkey_challenge_purpose_check
  check (purpose in ('add', 'sign-in', 'second-factor', 'proof'));
