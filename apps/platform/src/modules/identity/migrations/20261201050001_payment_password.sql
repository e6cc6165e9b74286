-- Up Migration
-- `has_password`: the owner knows a password to sign in with. Accounts by number or by another provider begin with a random one that nobody knows.
-- `withdrawals_from`: no withdrawal before this, because what confirms one was replaced without knowing the old one.
alter table player_login
  add column has_password boolean not null default true,
  add column withdrawals_from timestamptz;
-- Of the accounts that exist, those with a made-up name whose password never changed may have none. A sign-in with a password says otherwise.
update player_login l set has_password = false from player p
where p.id = l.player_id and p.username ~ '^m[0-9]{9}$' and l.password_changed_at = p.created_at;

-- Every change of a payment password; the first one may have come with the registration and is not here then. `place` is where the player was, null for staff.
create table payment_password_change (
  id bigint generated always as identity primary key,
  player_id bigint not null references player,
  how text not null check (how in ('SET', 'SET_BY_CODE', 'CHANGED', 'RECOVERED', 'RESET')),
  place text,
  at timestamptz not null default now()
);
create index payment_password_change_player on payment_password_change (player_id, id desc);
