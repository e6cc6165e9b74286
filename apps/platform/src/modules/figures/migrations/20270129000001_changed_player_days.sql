-- Up Migration

-- Days of players of which the house's own entries changed, for the module that adds players up: read and
-- deleted once. What games change is in the record of turnover.
create table report_change (
  id bigint generated always as identity primary key,
  brand_id bigint not null,
  day date not null,
  player_id bigint not null
) with (autovacuum_vacuum_scale_factor = 0.05);

insert into report_change (brand_id, day, player_id)
select distinct brand_id, day, player_id from report_day where vendor_id = 0
order by day;
