import type { Database, Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { putIndexes, takeIndexes } from "./indexes.ts";

const ROUNDS_PER_PLAYER = 50;

/**
 * Fills the studio with as many rounds as the ledger has, two finished calls each. Every player has
 * a few, under a revealed seed.
 */
export async function fillStudio(
  db: Database,
  rounds: number,
  game: string,
  currency: string,
): Promise<void> {
  const players = Math.max(1, Math.ceil(rounds / ROUNDS_PER_PLAYER));
  await db.run(sql`
    insert into studio_player (operator, name)
    select 'bench', 'past-' || n from generate_series(1, ${players}::int) n`);
  await db.run(sql`
    insert into seed (player, status, commitment, sealed, client_seed, next_nonce)
    select id, 'REVEALED', 'past-' || id, '\\x00'::bytea, 'past', ${ROUNDS_PER_PLAYER}
    from studio_player`);
  await db.run(sql`
    insert into studio_session (token_hash, player, game, currency, wallet_token, expires_at)
    select sha256(int8send(id)), id, ${game}, ${currency}, '\\x00'::bytea, now() - interval '1 day'
    from studio_player`);
  const taken = await takeIndexes(db, ["round", "wallet_call"]);
  await db.inTransaction((tx) => fillRounds(tx, rounds, game, currency));
  await putIndexes(db, taken);
}

async function fillRounds(tx: Tx, rounds: number, game: string, currency: string): Promise<void> {
  // Every call has its round, so triggers and foreign keys can be skipped.
  await tx.run(sql`set local session_replication_role = replica`);
  const one = sql`generate_series(0, ${rounds - 1}::int) n`;
  const id = sql`(lpad(to_hex(n), 8, '0') || '-0000-4000-8000-000000000000')::uuid`;
  await tx.run(sql`
    insert into round (
      id, player, session, game, version, seed, commitment, client_seed, nonce, currency, stake,
      choice, status, state, payout, created_at, acted_at, closed_at, shown_at
    )
    select ${id}, p, p, ${game}, '1.0.0', p, 'past-' || p, 'past', n % ${ROUNDS_PER_PLAYER},
      ${currency}, 100, '{}', 'CLOSED', '{}', n % 300, at, at, at, at
    from ${one}
    cross join lateral (
      select 1 + n / ${ROUNDS_PER_PLAYER} as p,
        now() - make_interval(secs => (${rounds} - n) * 0.8) as at
    ) place`);
  for (const [kind, digit] of [
    ["bet", "1"],
    ["win", "2"],
  ])
    await tx.run(sql`
      insert into wallet_call (
        id, round, kind, units, reference, status, attempts, due_at, answer, balance, created_at,
        ended_at
      )
      select (lpad(to_hex(n), 8, '0') || '-0000-4000-9000-00000000000' || ${digit}::text)::uuid,
        ${id}, ${kind}, 100000, null, 'DONE', 1, at, 'RS_OK', 0, at, at
      from ${one}
      cross join lateral (
        select now() - make_interval(secs => (${rounds} - n) * 0.8) as at
      ) place`);
}
