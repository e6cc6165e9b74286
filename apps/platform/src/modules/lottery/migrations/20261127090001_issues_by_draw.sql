-- Up Migration

-- Lists of all games' draws go by the time they are drawn: without these each page of them reads every draw there ever was. Reports are of those that were bet on.
create index lottery_issue_by_draw on lottery_issue (draw_at, id);
create index lottery_issue_bet_on on lottery_issue (draw_at, id) where status <> 'SCHEDULED' and locked_orders is distinct from 0;
create index lottery_issue_void on lottery_issue (draw_at, id) where status = 'VOIDED';
