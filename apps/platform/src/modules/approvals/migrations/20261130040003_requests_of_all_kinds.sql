-- Up Migration
-- Requests that are no brand's (results, odds, the house's staff) wait here too, and say in words what they are about.
alter table approval alter column brand_id drop not null;
alter table approval add column about text;
update approval set about = coalesce((select username from player where public_id = approval.player), subject);
alter table approval alter column about set not null;

-- What was overtaken waits for nobody any more: its subject changed, or the person who asked is gone.
alter table approval drop constraint approval_outcome_check;
alter table approval add constraint approval_outcome_check check (outcome in ('APPROVED', 'REJECTED', 'TAKEN_BACK', 'OVERTAKEN'));
create index approval_history on approval (decided_at desc) where not alone;
