-- Up Migration
alter table approval add column brand_id bigint;
update approval set brand_id = (select brand_id from player where public_id = approval.subject);
alter table approval alter column brand_id set not null;
