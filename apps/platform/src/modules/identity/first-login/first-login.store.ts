import { sql, type Tx } from "@perya/postgres";

/** Gives a login the number (E.164) it signs in with. */
export async function writeMobile(tx: Tx, playerId: bigint, mobile: string): Promise<void> {
  await tx.run(sql`update player_login set mobile = ${mobile} where player_id = ${playerId}`);
}

/** Gives a login its first payment password; false when it has one. */
export async function writeFirstPayment(tx: Tx, playerId: bigint, paymentHash: string): Promise<boolean> {
  return (await tx.run(sql`update player_login set payment_hash = ${paymentHash} where player_id = ${playerId} and payment_hash is null`)) === 1;
}

export async function hasPaymentPassword(tx: Tx, playerId: bigint): Promise<boolean> {
  return (await tx.row(sql`select 1 from player_login where player_id = ${playerId} and payment_hash is not null`)) !== undefined;
}

export async function markFirstLoginDone(tx: Tx, playerId: bigint): Promise<void> {
  await tx.run(sql`update player_login set first_login_done = true where player_id = ${playerId} and not first_login_done`);
}
