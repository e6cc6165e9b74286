-- Up Migration

-- Zones that a brand's days have been in since it was made, after the one in its own row: from the
-- start of a day of the new zone on.
create table brand_zone (
  brand_id bigint not null references brand,
  from_at timestamptz not null,
  zone text not null,
  primary key (brand_id, from_at)
);
