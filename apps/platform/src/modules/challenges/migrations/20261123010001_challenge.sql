-- Up Migration
create table challenge (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('captcha', 'slider', 'work')),
  purpose text not null,
  salt bytea not null,
  -- What the right answer is: the salted hash of a picture's letters, or the left edge of a puzzle's gap in pixels. The arithmetic needs its salt alone.
  letters_hash bytea,
  place int,
  made_at timestamptz not null default now(),
  answered_at timestamptz,
  proof_hash bytea unique,
  spent_at timestamptz
);
create index challenge_made on challenge (made_at);
