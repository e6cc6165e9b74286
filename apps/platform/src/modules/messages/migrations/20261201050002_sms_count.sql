-- Up Migration
-- Text messages of a brand by the hour and by what they are counted as: a country with a budget of its own, or '*' for all others together.
create table sms_count (
  brand_id bigint not null,
  bucket text not null,
  hour timestamptz not null,
  sent int not null,
  primary key (brand_id, bucket, hour)
);
