-- Up Migration

-- Whether a member of staff was seen at a place before is asked at every sign-in, of sessions that are over too.
create index staff_session_of_staff on staff_session (staff_id, place);
