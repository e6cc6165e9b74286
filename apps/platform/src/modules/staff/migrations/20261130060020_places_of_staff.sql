-- Up Migration
-- Where a session was opened, as attempts are counted: an IPv4 address, or the /64 of an IPv6 one. What `staff_failure.ip` holds is such a place too.
alter table staff_session add column place text;
update staff_session set place = regexp_replace(ip, '^::ffff:', '') where ip is not null;
