-- A longer time between reality checks that its player asked for: it waits, and for a second yes.
alter table reality_check
  add column asked_minutes smallint,
  add column asked_at timestamptz,
  add constraint reality_check_asked check (
    (asked_minutes is null) = (asked_at is null)
    and (asked_minutes is null or asked_minutes between 15 and 120)
  );
