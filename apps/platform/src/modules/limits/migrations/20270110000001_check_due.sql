-- Up Migration

-- Since when a reality check waits for its answer; null while none does. New games and lottery
-- orders wait as long. A check that waits now is noted when its page asks again.
alter table play_session add column due_at timestamptz;
