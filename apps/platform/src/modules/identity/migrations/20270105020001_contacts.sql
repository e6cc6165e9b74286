-- A player who proved the old number or address, on the way to a new one.
create table contact_replacement (
  player_id bigint not null references player (id),
  channel text not null check (channel in ('sms', 'mail')),
  session_id bigint not null,
  proven_at timestamptz not null default now(),
  primary key (player_id, channel)
);

-- Staff took a contact away: withdrawals wait after the next one too.
alter table player_login add column contact_reset boolean not null default false;
