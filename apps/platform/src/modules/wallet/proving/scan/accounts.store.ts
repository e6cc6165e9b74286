import type { Tx } from "@perya/postgres";
import { sql, type Sql } from "@perya/postgres/sql";
import type { StoredAccount } from "./copies.store.ts";

/** An account as its row says, and what its entries come to. Ledger units. */
export interface ComparedAccount extends StoredAccount {
  /** Of the last entry; 0 without any. */
  readonly lastSeq: bigint;
  readonly lastAfter: bigint;
  /** Sums over all entries. */
  readonly heldSum: bigint;
  readonly owedSum: bigint;
}

/**
 * Each account's entries are looked up by indexes: the last one, and the few that held or owed
 * something.
 */
const compared = (accounts: Sql) => sql`
  with a as materialized (
    select player, seq, cash, held, owed, currency, book::text as book
    from wallet_account
    where ${accounts}
  )
  select a.*, coalesce(last.seq, 0) as "lastSeq", coalesce(last.after, 0) as "lastAfter",
    coalesce(pockets.held, 0)::int8 as "heldSum", coalesce(pockets.owed, 0)::int8 as "owedSum"
  from a
  left join lateral (
    select e.seq, e.after from wallet_entry e where e.player = a.player order by e.seq desc limit 1
  ) last on true
  left join lateral (
    select sum(e.held) as held, sum(e.owed) as owed
    from wallet_entry e
    where e.player = a.player and (e.held <> 0 or e.owed <> 0)
  ) pockets on true
  order by a.player`;

/** The accounts of some players. */
export function selectAccounts(tx: Tx, players: readonly number[]): Promise<ComparedAccount[]> {
  return tx.rows(compared(sql`player = any(${players}::int8[])`));
}

/** The next accounts after a player's, by number. */
export function selectNextAccounts(
  tx: Tx,
  after: bigint,
  limit: number,
): Promise<ComparedAccount[]> {
  return tx.rows(
    compared(sql`player in (
      select player from wallet_account where player > ${after} order by player limit ${limit}
    )`),
  );
}

/**
 * Players with entries and no account, behind one up to another one, to the last one of all without
 * it. Walks from player to player along the log's key.
 */
export async function selectWithoutAccount(
  tx: Tx,
  after: bigint,
  upTo: bigint | undefined,
  limit: number,
): Promise<bigint[]> {
  const rows = await tx.rows<{ player: bigint }>(sql`
    with recursive own (player) as (
      (select player from wallet_entry where player > ${after} order by player limit 1)
      union all
      select next.player
      from own
      cross join lateral (
        select e.player from wallet_entry e where e.player > own.player order by e.player limit 1
      ) next
      where ${upTo ?? null}::int8 is null or own.player < ${upTo ?? null}::int8
    )
    select player from own
    where (${upTo ?? null}::int8 is null or player <= ${upTo ?? null}::int8)
      and not exists (select from wallet_account a where a.player = own.player)
    limit ${limit}`);
  return rows.map(({ player }) => player);
}
