-- Up Migration

-- The queue of cases by score, and by who looks into them.
create index risk_case_score on risk_case (score desc, id);
create index risk_case_assignee on risk_case (assignee) where assignee is not null;
