-- Up Migration
create table message (
  id uuid primary key default gen_random_uuid(),
  brand_id bigint not null,
  channel text not null check (channel in ('sms', 'mail')),
  recipient text not null,
  subject text,
  -- Null once a real carrier has it.
  text text,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'refused')),
  carrier text,
  -- The carrier's own number of it, or what it said when it refused.
  reference text,
  refusal text,
  tried_at timestamptz,
  tries int not null default 0,
  made_at timestamptz not null default now(),
  sent_at timestamptz
);
create index message_made on message (brand_id, made_at desc);
create index message_recipient on message (channel, recipient, made_at desc);
