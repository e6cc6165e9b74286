-- Up Migration

-- Which step a gift of a VIP level may take. One that is not listed cannot be written.
create table vip_gift_move (
  from_status text not null,
  to_status text not null,
  primary key (from_status, to_status)
);
insert into vip_gift_move (from_status, to_status) values
  ('NEW', 'ISSUED'),
  ('ISSUED', 'CLAIMED'),
  ('ISSUED', 'EXPIRED'),
  ('ISSUED', 'VOIDED');

create function vip_gift_allowed_move() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status <> 'ISSUED' then
      raise exception 'a gift cannot begin as %', new.status;
    end if;
  elsif old.status <> new.status and not exists (
    select from vip_gift_move where from_status = old.status and to_status = new.status
  ) then
    raise exception 'a gift cannot go from % to %', old.status, new.status;
  end if;
  return new;
end $$;

-- What a VIP level brings a player beside its rates. Ledger units.
create table vip_gift (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  player_id bigint not null references player,
  brand_id bigint not null references brand,
  kind text not null check (kind in ('upgrade', 'birthday', 'monthly')),
  -- What it is given once for: the level, the year of the birthday, the month.
  once text not null,
  -- The birthday, or the first day of the month; null for a level.
  day date,
  level int not null check (level > 0),
  status text not null,
  currency text not null,
  units bigint not null check (units > 0),
  -- How often it has to be played.
  play_times int not null check (play_times >= 0),
  issued_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (player_id, kind, once)
);
create index vip_gift_due on vip_gift (expires_at) where status = 'ISSUED';
create trigger vip_gift_moves before insert or update on vip_gift
  for each row execute function vip_gift_allowed_move();

-- The history: who moved what, when and why.
create table vip_gift_step (
  gift_id bigint not null references vip_gift,
  from_status text not null,
  to_status text not null,
  -- `system`, `player`, or the name of a member of staff.
  actor text not null,
  reason text not null default '',
  at timestamptz not null default now(),
  primary key (gift_id, to_status),
  foreign key (from_status, to_status) references vip_gift_move
);

-- Days and months for which a brand's players were gone through, and how far that came.
create table vip_gift_run (
  brand_id bigint not null references brand,
  kind text not null check (kind in ('birthday', 'monthly')),
  -- The day, or the first day of the month that was kept.
  day date not null,
  reached bigint not null default 0,
  done_at timestamptz,
  primary key (brand_id, kind, day)
);
