-- Up Migration
-- A colleague's first password stayed in requests that expired or were overtaken.
update approval set payload = payload - 'passwordHash'
where payload ? 'passwordHash' and (decided_at is not null or expires_at <= now());
create index approval_secret on approval (expires_at) where payload ? 'passwordHash';
