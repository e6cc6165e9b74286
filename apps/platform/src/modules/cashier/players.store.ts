import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Holds the player's place in the cashier until the transaction ends: requests of one player are counted one after the other. */
export async function lockPlayer(tx: Tx, player: bigint): Promise<void> {
  await ensurePlayer(tx, player);
  await tx.row(sql`select player from cashier_player where player = ${player} for update`);
}

/** Gives the player a place in the cashier without holding it. */
export async function ensurePlayer(tx: Tx, player: bigint): Promise<void> {
  await tx.run(sql`insert into cashier_player (player) values (${player}) on conflict do nothing`);
}

/** Remembers when the player's first deposit ever succeeded. */
export async function markFirstDeposit(tx: Tx, player: bigint): Promise<void> {
  await tx.run(
    sql`update cashier_player set first_deposit_at = now() where player = ${player} and first_deposit_at is null`,
  );
}
