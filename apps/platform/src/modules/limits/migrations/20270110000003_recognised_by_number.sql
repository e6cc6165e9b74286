-- Up Migration

-- Another account may be recognised by the number of a document.
alter table exclusion drop constraint exclusion_recognised;
alter table exclusion add constraint exclusion_recognised check (
  (origin_id is null) = (recognised_by is null)
  and (recognised_by is null or recognised_by in ('NUMBER', 'DOCUMENT', 'PHONE', 'MAIL', 'NAME'))
);
