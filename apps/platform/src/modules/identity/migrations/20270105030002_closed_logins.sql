-- Since when a player's account is closed: it does not sign in, and what it did stays on record.
alter table player_login add column closed_at timestamptz;
