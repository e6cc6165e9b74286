-- Up Migration

-- Every host a brand answers at, its main one (brand.host) among them. Lower case; `*` is every host that is no brand's.
create table brand_host (
  host text primary key check (host = lower(host) and host <> ''),
  brand_id bigint not null references brand
);
create index brand_host_brand on brand_host (brand_id);
insert into brand_host (host, brand_id) select lower(host), id from brand order by id on conflict do nothing;

-- A brand answers at its main host, which can't be another brand's.
create function brand_answers_at_its_host() returns trigger language plpgsql as $$
begin
  insert into brand_host (host, brand_id) values (lower(new.host), new.id);
  return null;
end $$;
create trigger brand_answers_at_its_host after insert on brand for each row execute function brand_answers_at_its_host();
