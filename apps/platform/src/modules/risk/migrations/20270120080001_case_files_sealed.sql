-- Files of cases lie encrypted among the kept files; their bytes leave the database one by one.
alter table risk_case_file
  alter column bytes drop not null,
  add column file text unique,
  add constraint risk_case_file_once check ((bytes is null) <> (file is null));
create index risk_case_file_plain on risk_case_file (id) where bytes is not null;

drop trigger risk_case_file_kept on risk_case_file;
create function refuse_change_of_case_file() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.file is null and new.file is not null
    and (new.id, new.case_id, new.name, new.kind) = (old.id, old.case_id, old.name, old.kind)
  then
    return new;
  end if;
  raise exception 'The record of a case is kept as it was written';
end $$;
create trigger risk_case_file_kept before update or delete on risk_case_file
for each row execute function refuse_change_of_case_file();
