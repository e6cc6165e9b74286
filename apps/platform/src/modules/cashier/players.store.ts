import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/**
 * Locks the player's cashier row until the transaction ends, so that a player's requests are
 * counted one after the other.
 */
export async function lockPlayer(tx: Tx, player: bigint): Promise<void> {
  await ensurePlayer(tx, player);
  await tx.row(sql`select player from cashier_player where player = ${player} for update`);
}

/** Creates the player's cashier row without locking it. */
export async function ensurePlayer(tx: Tx, player: bigint): Promise<void> {
  await tx.run(sql`insert into cashier_player (player) values (${player}) on conflict do nothing`);
}

/** Records when the player's first deposit succeeded; whether it is this one. */
export async function markFirstDeposit(tx: Tx, player: bigint): Promise<boolean> {
  const marked = await tx.run(sql`
    update cashier_player set first_deposit_at = now()
    where player = ${player} and first_deposit_at is null`);
  return marked === 1;
}

/** Whether a deposit of the player was ever credited. */
export async function selectHasDeposited(tx: Tx, player: bigint): Promise<boolean> {
  const row = await tx.row(sql`
    select 1 from cashier_player where player = ${player} and first_deposit_at is not null`);
  return row !== undefined;
}
