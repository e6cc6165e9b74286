-- Up Migration

-- Cash for points, rewards of missions and rebates have a source of their own, so that who lost all
-- of it has nothing left to play for it. What staff added keeps its own.
alter table requirement
  drop constraint requirement_source_check,
  add constraint requirement_source_check
    check (source in ('DEPOSIT', 'BONUS', 'TRANSFER', 'REWARD', 'ADJUST'));
update requirement set source = 'REWARD' where source = 'ADJUST' and key not like 'staff:%';
