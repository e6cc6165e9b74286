-- Up Migration
create table brand_settings (
  brand_id bigint not null references brand,
  section text not null,
  value jsonb not null,
  version bigint not null default 1,
  changed_at timestamptz not null default now(),
  primary key (brand_id, section)
);
