-- Up Migration

-- Where a vendor's games are played: on the page of those that bet from the one wallet, on the page with the header alone, or in a window of their own for who can't be framed.
alter table vendor add column opens_in text not null default 'seamless' check (opens_in in ('seamless', 'game', 'popup'));
