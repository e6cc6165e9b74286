-- What the law wanted said in a message that advertises, as it was when it was sent.
alter table inbox_broadcast add column warnings jsonb not null default '[]';
