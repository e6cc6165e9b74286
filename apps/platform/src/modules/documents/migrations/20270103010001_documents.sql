-- Up Migration

-- A document by which a player proves something, with what the player typed of it. The number lies
-- encrypted; its mark is a keyed hash, by which the same document is found at other accounts.
create table player_document (
  id bigint generated always as identity primary key,
  public_id text not null unique,
  player_id bigint not null references player,
  brand_id bigint not null references brand,
  key uuid not null,
  kind text not null,
  proof text not null generated always as (
    case kind
      when 'SELFIE' then 'SELFIE'
      when 'ADDRESS' then 'ADDRESS'
      when 'FUNDS' then 'FUNDS'
      else 'IDENTITY'
    end
  ) stored,
  state text not null default 'UPLOADED',
  number_sealed bytea,
  number_mark bytea,
  full_name text,
  birth_date date,
  expires_on date,
  details text,
  uploaded_at timestamptz not null default now(),
  decided_at timestamptz,
  decided_by text,
  reason text,
  note text,
  reminded_on date,
  unique (player_id, key),
  constraint player_document_kind check (kind in ('IDENTITY_CARD', 'PASSPORT', 'DRIVING_LICENCE', 'SELFIE', 'ADDRESS', 'FUNDS')),
  constraint player_document_state check (state in ('UPLOADED', 'CHECKING', 'APPROVED', 'REJECTED', 'EXPIRED')),
  constraint player_document_decided check ((state in ('UPLOADED', 'CHECKING')) = (decided_at is null)),
  constraint player_document_reason check ((state = 'REJECTED') = (reason is not null))
);
-- One of a proof waits for staff at a time.
create unique index player_document_waiting on player_document (player_id, proof) where state in ('UPLOADED', 'CHECKING');
create index player_document_queue on player_document (id) where state in ('UPLOADED', 'CHECKING');
create index player_document_of_brand on player_document (brand_id, state, id);
create index player_document_state_id on player_document (state, id);
create index player_document_of_player on player_document (player_id, id desc);
create index player_document_expiry on player_document (brand_id, expires_on) where state = 'APPROVED' and expires_on is not null;
create index player_document_number on player_document (number_mark) where number_mark is not null;

-- A file of a document, or one that is being uploaded: those that never got a document are removed.
create table player_document_file (
  name text primary key,
  document_id bigint references player_document,
  place smallint not null,
  kind text not null,
  bytes integer not null,
  made_at timestamptz not null default now(),
  unique (document_id, place),
  constraint player_document_file_kind check (kind in ('jpg', 'png', 'pdf'))
);
create index player_document_file_left on player_document_file (made_at) where document_id is null;

-- The level that a player's proofs made when they were last counted.
create table player_proof_level (
  player_id bigint primary key references player,
  level smallint not null,
  since timestamptz not null default now(),
  constraint player_proof_level_known check (level between 0 and 3)
);
