-- Up Migration
create table envelope_key (
  id uuid primary key default gen_random_uuid(),
  public_jwk jsonb not null,
  sealed_private_jwk bytea not null,
  made_at timestamptz not null default now()
);
create index envelope_key_made on envelope_key (made_at);

-- Envelopes that were opened, for as long as their time would let them pass again.
create table envelope_opened (
  id uuid primary key,
  at timestamptz not null default now()
);
create index envelope_opened_at on envelope_opened (at);
