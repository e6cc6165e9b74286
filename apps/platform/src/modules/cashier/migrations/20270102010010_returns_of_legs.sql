-- Up Migration

-- A transfer that came back is one of a leg; what was sent before there were legs is the first.
update approval set subject = subject || ':1' where kind = 'withdrawals.return' and subject not like '%:%';
