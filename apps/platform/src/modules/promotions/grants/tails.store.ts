import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Bets that were open when a bonus ended. Ledger units. */
export interface Tail {
  readonly grant: bigint;
  readonly player: bigint;
  /** The player's last entry before the end. */
  readonly endSeq: bigint;
  /** What may still come back to the player. */
  readonly allowance: bigint;
  readonly taken: bigint;
  readonly publicId: string;
}

export async function insertTail(
  tx: Tx,
  { grant, player, endSeq, allowance }: Omit<Tail, "taken" | "publicId">,
): Promise<void> {
  await tx.run(sql`
    insert into promotion_tail (grant_id, player, end_seq, allowance_units)
    values (${grant}, ${player}, ${endSeq}, ${allowance})`);
}

/** Tails that are followed, by their grants, after one. */
export function selectOpenTails(
  tx: Tx,
  after: bigint,
  most: number,
): Promise<Pick<Tail, "grant" | "player">[]> {
  return tx.rows(sql`
    select grant_id as grant, player from promotion_tail
    where closed_at is null and grant_id > ${after} order by grant_id limit ${most}`);
}

/** One that is still followed, held until the transaction ends. */
export function lockTail(tx: Tx, grant: bigint): Promise<Tail | undefined> {
  return tx.row(sql`
    select grant_id as grant, promotion_tail.player, end_seq as "endSeq",
      allowance_units as allowance, taken_units as taken, public_id as "publicId"
    from promotion_tail join promotion_grant on promotion_grant.id = grant_id
    where grant_id = ${grant} and closed_at is null for update of promotion_tail`);
}

export async function updateTail(
  tx: Tx,
  grant: bigint,
  { taken, closed }: { readonly taken: bigint; readonly closed: boolean },
): Promise<void> {
  await tx.run(sql`
    update promotion_tail
    set taken_units = ${taken}, closed_at = case when ${closed} then now() end
    where grant_id = ${grant}`);
}

/** Adds to what was taken back of a grant. */
export async function addRemoved(tx: Tx, grant: bigint, units: bigint): Promise<void> {
  await tx.run(sql`
    update promotion_grant set removed_units = removed_units + ${units} where id = ${grant}`);
}
