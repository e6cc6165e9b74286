-- Up Migration

-- A list of names that an operator loaded, such as sanctions and politically exposed persons. The
-- newest one counts; the names of earlier ones are deleted with its loading.
create table screening_list (
  id bigint generated always as identity primary key,
  file text not null,
  sha256 bytea not null,
  persons integer not null,
  names integer not null,
  loaded_by text not null,
  loaded_at timestamptz not null default now()
);

-- A name or an alias of a listed person, with its parts as they are compared, and all dates of
-- birth that the list has: yyyy, yyyy-MM or yyyy-MM-dd.
create table screening_name (
  id bigint generated always as identity primary key,
  list_id bigint not null references screening_list,
  person text not null,
  name text not null,
  parts text[] not null,
  birth_dates text[] not null,
  datasets text not null
);
create index screening_name_parts on screening_name using gin (parts);

-- Persons of a list that a document's name and birth date fit; null before it was compared. Staff
-- say that a hit is another person, with a reason, before the document can be approved.
alter table player_document add column hits jsonb;
alter table player_document add column hits_cleared_by text;
alter table player_document add column hits_cleared_reason text;
