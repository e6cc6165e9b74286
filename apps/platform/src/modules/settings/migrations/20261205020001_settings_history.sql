-- Up Migration
-- Every version of every section, for good. changed_by is null for what was there before this history.
create table brand_settings_version (
  brand_id bigint not null references brand,
  section text not null,
  version bigint not null check (version > 0),
  value jsonb not null,
  changed_by text,
  -- The request that two people agreed on.
  approval text,
  -- The earlier version that this one brought back.
  restores bigint check (restores < version),
  at timestamptz not null default now(),
  primary key (brand_id, section, version)
);
insert into brand_settings_version (brand_id, section, version, value, at)
select brand_id, section, version, value, changed_at from brand_settings;

create function brand_settings_version_stays() returns trigger language plpgsql as $$
begin
  raise exception 'versions of settings are append only';
end $$;
create trigger brand_settings_version_append_only before update or delete or truncate
  on brand_settings_version for each statement execute function brand_settings_version_stays();
