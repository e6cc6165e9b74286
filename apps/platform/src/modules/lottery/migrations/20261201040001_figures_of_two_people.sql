-- Up Migration

-- Each person's typed result waits beside those of others: two who typed different figures see that they differ.
drop index lottery_result_entry_waiting;
create unique index lottery_result_entry_waiting on lottery_result_entry (issue_id, entered_by) where decided_at is null;

-- What waits for a second person stands among the requests of all kinds.
insert into approval (public_id, kind, subject, about, payload, reason, asked_by_id, asked_by, asked_at, expires_at)
select 'ap_' || substr(md5(random()::text || entry.id), 1, 20), 'lottery.result', game.code || ':' || issue.issue_no, game.code || ' ' || issue.issue_no,
  jsonb_build_object('version', entry.version, 'outcome', entry.outcome), entry.reason, staff.id, entry.entered_by, entry.entered_at, now() + interval '30 days'
from lottery_result_entry entry
join lottery_issue issue on issue.id = entry.issue_id
join lottery_game game on game.id = issue.game_id
join staff on staff.username = entry.entered_by
where entry.decided_at is null;
