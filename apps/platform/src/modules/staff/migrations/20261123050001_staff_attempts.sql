-- Up Migration
-- What was wrong: the password, or only the code, which takes somebody who has the password. A row is written before anything is looked at, so that attempts at the same
-- moment count each other.
alter table staff_failure add column id bigint generated always as identity primary key;
alter table staff_failure add column wrong text not null default 'PASSWORD' check (wrong in ('PASSWORD', 'CODE'));
create index staff_failure_ip on staff_failure (ip, at);

-- Where a session was opened: an address a person came from before is theirs.
alter table staff_session add column ip text;
