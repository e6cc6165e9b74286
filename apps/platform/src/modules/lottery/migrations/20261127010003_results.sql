-- Up Migration

-- One result at a time waits for its second person.
create unique index lottery_result_entry_waiting on lottery_result_entry (issue_id) where decided_at is null;
