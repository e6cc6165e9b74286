-- Up Migration

-- The session that a call is sent for: its token goes on the wire. Calls that are done from before
-- have none; there are many, and none is ever sent again.
alter table wallet_call add session bigint;
update wallet_call
set session = round.session
from round
where round.id = wallet_call.round and wallet_call.status <> 'DONE';
alter table wallet_call add check (session is not null or status = 'DONE');
