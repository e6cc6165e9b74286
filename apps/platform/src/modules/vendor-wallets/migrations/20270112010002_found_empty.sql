-- Up Migration

-- Whether the vendor said that there is nothing, when everything was last asked for, and nothing was
-- heard of that wallet since: it is not asked for everything again by itself.
alter table vendor_wallet add column found_empty boolean not null default false;
