-- Up Migration
-- How many listed persons were found, of whom the first ones are kept with the document. Null where
-- as many are kept as there may be, and nobody counted the others.
alter table player_document add hits_total integer;
update player_document set hits_total = jsonb_array_length(hits)
where hits is not null and jsonb_array_length(hits) < 200;
