-- Up Migration

-- Since when nothing shows a picture; null while something does, and until that was looked for.
alter table picture add column unused_since timestamptz;
create index picture_unused on picture (unused_since) where unused_since is not null;
