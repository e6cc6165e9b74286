import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** What must be played since a deposit, in ledger units. */
export interface Requirement {
  readonly deposit: bigint;
  readonly required: bigint;
  readonly at: Temporal.Instant;
}

export async function insertRequirement(
  tx: Tx,
  deposit: bigint,
  player: bigint,
  required: bigint,
): Promise<void> {
  await tx.run(sql`
    insert into wagering_requirement (deposit, player, required, at)
    values (${deposit}, ${player}, ${required}, clock_timestamp())`);
}

/** Ends what a deposit asked for, because the deposit was undone. */
export async function closeRequirement(tx: Tx, deposit: bigint): Promise<void> {
  await tx.run(sql`
    update wagering_requirement set done_at = now()
    where deposit = ${deposit} and done_at is null`);
}

/** Ends every open requirement of a player who has nothing left to play with. */
export async function closeWipedOut(tx: Tx, player: bigint): Promise<void> {
  await tx.run(sql`
    update wagering_requirement set done_at = now(), wiped_out = true
    where player = ${player} and done_at is null`);
}

/** A brand's players with an open requirement, by id from after one on. */
export async function playersWithRequirement(
  tx: Tx,
  brandId: bigint,
  after: bigint,
  most: number,
): Promise<bigint[]> {
  const rows = await tx.rows<{ player: bigint }>(sql`
    select distinct requirement.player
    from wagering_requirement requirement
    join deposit on deposit.id = requirement.deposit
    where requirement.done_at is null
      and requirement.player > ${after}
      and deposit.brand_id = ${brandId}
    order by requirement.player limit ${most}`);
  return rows.map(({ player }) => player);
}

/** Open requirements, oldest first. */
export function selectOpenRequirements(tx: Tx, player: bigint): Promise<Requirement[]> {
  return tx.rows<Requirement>(sql`
    select deposit, required, at from wagering_requirement
    where player = ${player} and done_at is null
    order by at, deposit`);
}

/**
 * Ends every open requirement of a player: a fulfilled one stays so, whatever is reversed later.
 */
export async function closeRequirements(tx: Tx, player: bigint): Promise<void> {
  await tx.run(sql`
    update wagering_requirement set done_at = now() where player = ${player} and done_at is null`);
}
