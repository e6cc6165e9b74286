-- Up Migration

-- A list comes in pieces and is read in the background. The one in force stays so until the next is
-- whole; then documents are compared with it, from the oldest on.
alter table screening_list
  add column state text not null default 'REPLACED',
  -- What was said of the file, what came of it, and how much of that was read.
  add column bytes bigint not null default 0,
  add column bytes_sent bigint not null default 0,
  add column bytes_read bigint not null default 0,
  add column pieces_read integer not null default 0,
  add column lines_read integer not null default 0,
  -- The names in the first row, and what follows the last whole row that was read.
  add column columns text[],
  add column rest bytea not null default '',
  add column fault text,
  -- Up to which document it was compared, how many were, and how many of them may be a listed person.
  add column compared_to bigint not null default 0,
  add column compared integer not null default 0,
  add column matched integer not null default 0,
  add column compared_at timestamptz;
update screening_list set state = 'IN_FORCE', compared_at = now()
where id = (select max(id) from screening_list);
alter table screening_list
  add constraint screening_list_state check (state in ('SENDING', 'READING', 'IN_FORCE', 'FAILED', 'REPLACED'));
create unique index screening_list_in_force on screening_list (state) where state = 'IN_FORCE';
create unique index screening_list_coming on screening_list ((true)) where state in ('SENDING', 'READING');

create table screening_piece (
  list_id bigint not null references screening_list,
  place integer not null check (place >= 0),
  bytes bytea not null,
  primary key (list_id, place)
);

-- A part that a name has twice is another part the second time (cruz, cruz~2), so that one name lies
-- within another exactly when its parts do. The first two parts lead to names that lie within one.
alter table screening_name add column head text;
update screening_name set parts = (
  select array_agg(case when nth = 1 then part else part || '~' || nth end order by place)
  from (
    select part, place, row_number() over (partition by part order by place) as nth
    from unnest(parts) with ordinality as each (part, place)
  ) as counted
);
update screening_name set head = concat_ws(' ', parts[1], parts[2]);
alter table screening_name alter column head set not null;
create index screening_name_head on screening_name (list_id, head);

-- Approved documents of players who may be on a list that came later wait for staff as well.
alter table player_document add column hit_open boolean not null generated always as (
  hits is not null and hits <> '[]'::jsonb and hits_cleared_by is null
) stored;
create index player_document_listed on player_document (id) where state = 'APPROVED' and hit_open;
-- Documents that name a person are compared with each new list, in this order.
create index player_document_named on player_document (id) where proof = 'IDENTITY' and state in ('CHECKING', 'APPROVED');
