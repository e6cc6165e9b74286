import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Sets the number (E.164) a login signs in with. */
export async function writeMobile(tx: Tx, playerId: bigint, mobile: string): Promise<void> {
  await tx.run(sql`update player_login set mobile = ${mobile} where player_id = ${playerId}`);
}

export async function markFirstLoginDone(tx: Tx, playerId: bigint): Promise<void> {
  await tx.run(sql`
    update player_login set first_login_done = true
    where player_id = ${playerId} and not first_login_done`);
}

/** Asks for the first-login action again. */
export async function reopenFirstLogin(tx: Tx, playerId: bigint): Promise<void> {
  await tx.run(sql`
    update player_login set first_login_done = false
    where player_id = ${playerId} and first_login_done`);
}
