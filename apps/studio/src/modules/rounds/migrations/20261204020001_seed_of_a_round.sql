-- Up Migration

-- What a player may see of the seed that decides a round. It never changes once a round was played
-- under it, so a round has it, and a question about rounds asks no other table.
alter table round add commitment text, add client_seed text;
update round
set commitment = seed.commitment, client_seed = seed.client_seed
from seed
where seed.id = round.seed;
alter table round alter commitment set not null, alter client_seed set not null;
