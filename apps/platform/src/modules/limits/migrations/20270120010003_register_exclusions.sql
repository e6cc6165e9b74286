-- Up Migration

-- An exclusion that a national register asks for. It follows the register's word, of one brand: it is
-- lifted when the register has it no longer, and is carried over to no other account.
alter table exclusion add column register text;
alter table exclusion add column lifted_at timestamptz;
alter table exclusion drop constraint exclusion_kind;
alter table exclusion add constraint exclusion_kind check (kind in ('TIME_OUT', 'EXCLUSION', 'STOP', 'REGISTER'));
alter table exclusion add constraint exclusion_of_register check (
  (kind = 'REGISTER') = (register is not null)
  and (kind = 'REGISTER' or lifted_at is null)
  and (kind <> 'REGISTER' or origin_id is null)
);
create unique index exclusion_register_once on exclusion (player_id, register) where register is not null and lifted_at is null;
