-- Up Migration

-- Which step a promotion or a grant may take. A step that is not listed cannot be written.
create table promotion_move (
  subject text not null check (subject in ('promotion', 'grant')),
  from_status text not null,
  to_status text not null,
  primary key (subject, from_status, to_status)
);

insert into promotion_move (subject, from_status, to_status) values
  ('promotion', 'NEW', 'DRAFT'),
  ('promotion', 'DRAFT', 'COMING_SOON'),
  ('promotion', 'DRAFT', 'CLOSE'),
  ('promotion', 'COMING_SOON', 'OPEN'),
  ('promotion', 'COMING_SOON', 'CLOSE'),
  ('promotion', 'OPEN', 'CLOSE');

create function promotion_allowed_move() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if not exists (
      select from promotion_move
      where subject = tg_argv[0] and from_status = 'NEW' and to_status = new.status
    ) then
      raise exception 'a % cannot begin as %', tg_argv[0], new.status;
    end if;
  elsif old.status <> new.status and not exists (
    select from promotion_move
    where subject = tg_argv[0] and from_status = old.status and to_status = new.status
  ) then
    raise exception 'a % cannot go from % to %', tg_argv[0], old.status, new.status;
  end if;
  return new;
end $$;

-- The history: who moved what, when and why.
create table promotion_step (
  subject text not null,
  subject_id bigint not null,
  n int not null,
  from_status text not null,
  to_status text not null,
  actor text not null,
  reason text,
  at timestamptz not null default clock_timestamp(),
  primary key (subject, subject_id, n),
  foreign key (subject, from_status, to_status) references promotion_move
);

-- What a brand offers its players. What it says and gives is its version's.
create table promotion (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  brand_id bigint not null references brand,
  status text not null,
  version int not null default 1,
  paused boolean not null default false,
  -- What is promised to players so far, in ledger units of the brand's currency.
  reserved_units bigint not null default 0 check (reserved_units >= 0),
  created_at timestamptz not null default clock_timestamp()
);
create index promotion_brand on promotion (brand_id, id desc);
create index promotion_waiting on promotion (status) where status in ('COMING_SOON', 'OPEN');
create trigger promotion_moves before insert or update on promotion
  for each row execute function promotion_allowed_move('promotion');

-- Each saved version, kept for good: a grant is played by the version it was made under.
create table promotion_version (
  promotion bigint not null references promotion,
  version int not null,
  type text not null,
  category text not null,
  rule jsonb not null,
  audience jsonb not null,
  -- The words in the promotion's own language and in others, by the site's codes.
  language text not null,
  words jsonb not null,
  picture text not null,
  starts_at timestamptz,
  ends_at timestamptz,
  -- Ledger units that may be given in all; null for no end.
  budget_units bigint check (budget_units > 0),
  by text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (promotion, version),
  check (starts_at is null or ends_at is null or starts_at < ends_at)
);
