-- Up Migration

-- Versions of jurisdiction profiles that were published here. The first version of those that come
-- with the platform is data of the module. Nothing of a version is changed or deleted.
create table profile_version (
  code text not null check (code ~ '^[A-Z][A-Z0-9]{1,11}$'),
  version int not null check (version >= 1),
  name text not null,
  authority text not null,
  zone text not null,
  effective_at timestamptz not null,
  published_at timestamptz not null default now(),
  published_by text not null,
  cells jsonb not null,
  primary key (code, version),
  unique (code, effective_at),
  check (effective_at > published_at)
);

-- Where a cell is from and what is to be said of it, corrected later than its version.
create table profile_correction (
  id bigint generated always as identity primary key,
  code text not null,
  version int not null,
  field text not null,
  source text not null,
  law text,
  note text,
  corrected_by text not null,
  corrected_at timestamptz not null default now()
);
create index profile_correction_cell on profile_correction (code, version, field, id);

-- Which profiles are a brand's, from an instant on; the latest that has come counts.
create table profile_choice (
  brand_id bigint not null references brand,
  effective_at timestamptz not null,
  codes text[] not null check (cardinality(codes) between 1 and 20),
  chosen_by text not null,
  primary key (brand_id, effective_at)
);

-- Since when a brand may take real money. `before` brands did when profiles came: products that
-- nothing confirms stay as they were there.
create table profile_opening (
  brand_id bigint primary key references brand,
  opened_at timestamptz not null default now(),
  before boolean not null default false
);

-- Cells that counsel has confirmed, by two members of staff and with a document.
create table profile_sign_off (
  code text not null,
  version int not null,
  field text not null,
  reference text not null,
  document_sha256 bytea not null check (length(document_sha256) = 32),
  confirmed_by text not null,
  confirmed_at timestamptz not null default now(),
  primary key (code, version, field)
);

create function profile_stays() returns trigger language plpgsql as $$
begin
  raise exception 'a published profile, a choice and a sign-off are never changed';
end $$;
create trigger profile_version_stays before update or delete on profile_version
  for each row execute function profile_stays();
create trigger profile_correction_stays before update or delete on profile_correction
  for each row execute function profile_stays();
create trigger profile_choice_stays before update or delete on profile_choice
  for each row execute function profile_stays();
create trigger profile_sign_off_stays before update or delete on profile_sign_off
  for each row execute function profile_stays();

-- The profiles of a brand that chose none: play money has DEMO, real money its country's, and where
-- none comes with the platform our own rules.
create function first_profiles(real_money boolean, country text) returns text[]
language sql immutable
return case
  when not real_money then array['DEMO']
  when country in ('PH', 'MT', 'GB', 'SE', 'NL', 'DE', 'ES', 'DK', 'BR', 'KE', 'CW', 'IM')
    then array[country]
  else array['BASE']
end;

insert into profile_choice (brand_id, effective_at, codes, chosen_by)
select id, '1970-01-01Z', first_profiles(real_money, country), 'the update to profiles' from brand;
insert into profile_opening (brand_id, before) select id, true from brand where real_money;

-- A brand always has a choice.
create function brand_has_profiles() returns trigger language plpgsql as $$
begin
  insert into profile_choice (brand_id, effective_at, codes, chosen_by)
  values (new.id, '1970-01-01Z', first_profiles(new.real_money, new.country), 'its country');
  return null;
end $$;
create trigger brand_has_profiles after insert on brand
  for each row execute function brand_has_profiles();
