-- Up Migration

-- What a vendor that knows no status of its own for "taken back" is answered instead: the protocol's UNKNOWN. Only hub88 leaves the choice.
alter table vendor add column rolled_back_unknown boolean not null default false check (dialect = 'hub88' or not rolled_back_unknown);
