-- Up Migration
-- Whose deed it was: staff of a brand read its own. Sealed with the rest of the row.
alter table audit_row add column brand_id bigint;
create index audit_row_brand on audit_row (brand_id, n desc);
