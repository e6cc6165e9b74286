-- The rest of a leg that arrived in part, as its player says, is paid or given back once staff found
-- that the player is right. Those that wait already were made before that was asked.
alter table withdrawal_leg add owed boolean not null default true;
insert into cashier_move (subject, from_status, to_status) values ('leg', 'CREATED', 'FORCED');
