-- Up Migration

-- What the vendor last said happened in the round, for people: text or JSON.
alter table betting_record add column details text;
