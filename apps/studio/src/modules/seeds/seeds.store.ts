import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A player's seed in use, locked by the transaction that reads it for a round or a rotation. */
export interface ActiveSeed {
  readonly id: bigint;
  readonly commitment: string;
  readonly clientSeed: string;
  readonly nextNonce: number;
}

/** A secret seed as it lies in the database. */
export interface SealedSeed {
  readonly commitment: string;
  readonly sealed: Buffer;
}

/**
 * The player's ACTIVE seed under a lock, so that nonces are handed out one by one and no round
 * begins while it is revealed.
 */
export async function lockActiveSeed(tx: Tx, player: bigint): Promise<ActiveSeed | undefined> {
  return tx.row<ActiveSeed>(sql`
    select id, commitment, client_seed as "clientSeed", next_nonce as "nextNonce"
    from seed
    where player = ${player} and status = 'ACTIVE'
    for update`);
}

/** What a player may see of the seed in use and the one after it. */
export async function selectSeeds(
  tx: Tx,
  player: bigint,
): Promise<(ActiveSeed & { readonly nextCommitment: string }) | undefined> {
  return tx.row(sql`
    select a.id, a.commitment, a.client_seed as "clientSeed", a.next_nonce as "nextNonce",
      n.commitment as "nextCommitment"
    from seed a
    join seed n on n.player = a.player and n.status = 'NEXT'
    where a.player = ${player} and a.status = 'ACTIVE'`);
}

/** Writes a new sealed seed. */
export async function insertSeed(
  tx: Tx,
  seed: SealedSeed & {
    readonly player: bigint;
    readonly status: "NEXT" | "ACTIVE";
    readonly clientSeed: string | null;
  },
): Promise<void> {
  await tx.run(sql`
    insert into seed (player, status, commitment, sealed, client_seed)
    values (
      ${seed.player}, ${seed.status}, ${seed.commitment}, ${seed.sealed}, ${seed.clientSeed}
    )`);
}

/** Spends the next nonce. */
export async function advanceNonce(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`update seed set next_nonce = next_nonce + 1 where id = ${id}`);
}

/** Ends a seed's time in use. */
export async function retireSeed(
  tx: Tx,
  id: bigint,
  status: "RETIRED" | "REVEALED",
): Promise<void> {
  await tx.run(sql`
    update seed
    set status = ${status}, revealed_at = case when ${status} = 'REVEALED' then now() end
    where id = ${id}`);
}

/** Takes the published next seed into use. */
export async function activateNext(tx: Tx, player: bigint, clientSeed: string): Promise<void> {
  await tx.run(sql`
    update seed set status = 'ACTIVE', client_seed = ${clientSeed}
    where player = ${player} and status = 'NEXT'`);
}

/** The secret of one seed. */
export async function selectSealed(
  tx: Tx,
  id: bigint,
): Promise<(SealedSeed & { readonly clientSeed: string; readonly revealed: boolean }) | undefined> {
  return tx.row(sql`
    select commitment, sealed, client_seed as "clientSeed", status = 'REVEALED' as revealed
    from seed
    where id = ${id}`);
}

/** Retired seeds, oldest first. */
export async function selectRetired(tx: Tx, limit: number): Promise<{ readonly id: bigint }[]> {
  return tx.rows(sql`
    select id from seed
    where status = 'RETIRED'
    order by id limit ${limit} for update skip locked`);
}
