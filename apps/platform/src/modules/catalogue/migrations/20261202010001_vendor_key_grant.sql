-- Up Migration

-- Two people agreed that a vendor gets a key which is made here. The person who asked makes it, once, and it is shown to them alone.
create table vendor_key_grant (
  vendor_id int primary key references vendor,
  staff_id bigint not null,
  staff text not null,
  approval text not null,
  expires_at timestamptz not null default now() + interval '24 hours'
);
