-- Up Migration

-- Records that can't be read are set aside as well, under a key made of their text where even their
-- transaction can't be read. Each is kept as the vendor wrote it, so that it can be tried again.
alter table vendor_record_refused
  add column id bigint generated always as identity unique,
  add column brand_id bigint references brand,
  add column player_name text,
  add column player_ref text,
  add column written text,
  add column status text not null default 'WAITING'
    check (status in ('WAITING', 'BOOKED', 'CLOSED')),
  add column tries integer not null default 1,
  add column tried_at timestamptz not null default now(),
  alter column round drop not null;
-- What was set aside before comes from vendors of one dialect, whose words these are.
update vendor_record_refused as r set
  written = jsonb_build_object(
    'user', r.record ->> 'user',
    'transaction_uuid', r.record ->> 'transaction',
    'reference_transaction_uuid', r.record ->> 'reference',
    'kind', r.record ->> 'kind',
    'round', r.record ->> 'round',
    'round_closed', r.record -> 'closesRound',
    'game_code', r.record ->> 'game',
    'currency', r.record ->> 'currency',
    'amount', (r.record ->> 'units')::numeric
  )::text,
  player_ref = r.record ->> 'user',
  tried_at = r.at;
update vendor_record_refused as r set brand_id = w.brand_id, player_name = w.player_name
from vendor_wallet as w
where w.vendor = r.vendor and w.player_ref = r.player_ref;
alter table vendor_record_refused
  alter column written set not null,
  drop column record;
drop index vendor_record_refused_round;
create index vendor_record_refused_round on vendor_record_refused (vendor, round)
  where status = 'WAITING';
create index vendor_record_refused_waiting on vendor_record_refused (id)
  where status = 'WAITING';
create index vendor_record_refused_of_brand on vendor_record_refused (brand_id, id);
