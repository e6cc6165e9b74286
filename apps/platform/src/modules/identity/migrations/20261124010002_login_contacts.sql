-- Up Migration
-- `mobile` is the number that signs in and recovers, in E.164; the brand is repeated here so that a number can be one login of a brand only.
alter table player_login
  add column brand_id bigint references brand,
  add column mobile text check (mobile ~ '^\+[1-9]\d{5,14}$'),
  add column payment_hash text,
  add column password_changed_at timestamptz not null default now(),
  add column password_initial boolean not null default false,
  add column first_login_done boolean not null default false;
update player_login l set brand_id = p.brand_id, first_login_done = true from player p where p.id = l.player_id;
alter table player_login alter column brand_id set not null;
create unique index player_login_mobile on player_login (brand_id, mobile) where mobile is not null;
