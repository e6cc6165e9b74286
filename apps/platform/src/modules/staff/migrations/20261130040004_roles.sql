-- Up Migration
-- Roles are rows with chosen permissions. What the product's own roles allow stands in the release, so that a new permission reaches them; a brand or the house makes others.
create table role (
  id bigint generated always as identity primary key,
  public_id text not null unique check (public_id ~ '^ro_[0-9a-z]{20}$'),
  -- Whose staff it is for; null is the house, and every brand for the product's own.
  brand_id bigint references brand,
  name text not null check (length(name) between 2 and 40),
  system boolean not null default false,
  permissions text[],
  created_at timestamptz not null default now(),
  check ((permissions is null) = system),
  check (not system or brand_id is null)
);
create unique index role_name on role (coalesce(brand_id, 0), lower(name));
insert into role (public_id, name, system)
select 'ro_' || lpad(name, 20, '0'), name, true from unnest(array['owner', 'cashier', 'support', 'auditor']) name;

create table staff_role (
  staff_id bigint not null references staff,
  role_id bigint not null references role,
  primary key (staff_id, role_id)
);
create index staff_role_holders on staff_role (role_id);
insert into staff_role (staff_id, role_id)
select distinct staff.id, role.id from staff cross join unnest(staff.roles) held join role on role.system and role.name = held;
alter table staff drop column roles;

-- A password that another person chose lets its owner do nothing but choose another one, and only for a while.
alter table staff add column must_change_password boolean not null default false, add column password_expires_at timestamptz;
