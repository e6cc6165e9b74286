import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** One number as one brand knows it, and the player who binds it. */
export interface NumberClaim {
  readonly brandId: bigint;
  /** Digits only. */
  readonly number: string;
  readonly player: bigint;
}

/**
 * Assigns a number permanently to the first player of the brand who binds it. False when it is
 * another player's; concurrent attempts wait here.
 */
export async function claimNumber(
  tx: Tx,
  { brandId, number, player }: NumberClaim,
): Promise<boolean> {
  const claimed = await tx.run(sql`
    insert into bank_account_owner (brand_id, number, player)
    values (${brandId}, ${number}, ${player})
    on conflict (brand_id, number) do nothing`);
  if (claimed === 1) return true;
  const owner = await tx.row<{ player: bigint }>(
    sql`select player from bank_account_owner where brand_id = ${brandId} and number = ${number}`,
  );
  return owner?.player === player;
}

/** Records that a player tried to bind another's number, once. */
export async function recordRefusedClaim(
  tx: Tx,
  { brandId, number, player }: NumberClaim,
): Promise<void> {
  await tx.run(sql`
    insert into bank_account_attempt (brand_id, number, player)
    values (${brandId}, ${number}, ${player})
    on conflict (brand_id, number, player) do update set last_at = now()`);
}
