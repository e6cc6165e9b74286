import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Tournament } from "../tournament.ts";

/** Has a player in a tournament from now on; false where they are already. */
export async function insertEntrant(
  tx: Tx,
  tournament: bigint,
  player: bigint,
  fee: bigint,
): Promise<boolean> {
  const row = await tx.row<{ joined: boolean }>(sql`
    insert into tournament_entrant (tournament_id, player_id, joined_at, fee_units)
    values (${tournament}, ${player}, clock_timestamp(), ${fee})
    on conflict do nothing
    returning true as joined`);
  return row !== undefined;
}

/** Which of these tournaments a player has joined. */
export async function selectJoined(
  tx: Tx,
  player: bigint,
  tournaments: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const rows = await tx.rows<{ id: bigint }>(sql`
    select tournament_id as id from tournament_entrant
    where player_id = ${player} and tournament_id = any (${tournaments}::int8[])`);
  return new Set(rows.map(({ id }) => id));
}

/** How many have joined, and what they have paid in all, in ledger units. */
export async function sumEntrants(
  tx: Tx,
  tournament: bigint,
): Promise<{ readonly count: number; readonly fees: bigint }> {
  const row = await tx.row<{ count: number; fees: bigint }>(sql`
    select count(*)::int4 as count, coalesce(sum(fee_units), 0)::int8 as fees
    from tournament_entrant where tournament_id = ${tournament}`);
  return row ?? { count: 0, fees: 0n };
}

/** A fee that is to be paid back. */
export interface Owed extends Pick<Tournament, "words" | "currency"> {
  readonly tournament: bigint;
  readonly publicId: string;
  readonly feeTo: "POOL" | "HOUSE";
  readonly player: bigint;
  readonly fee: bigint;
}

/** The next fee of a cancelled tournament that is not paid back, held; undefined for none. */
export function lockUnrefunded(tx: Tx): Promise<Owed | undefined> {
  return tx.row(sql`
    select tournament.id as tournament, public_id as "publicId", fee_to as "feeTo",
      player_id as player, entrant.fee_units as fee, words, currency
    from tournament_entrant entrant
    join tournament on tournament.id = entrant.tournament_id
    where tournament.status = 'CANCELLED' and entrant.fee_units > 0
      and entrant.refunded_at is null
    order by tournament.id, player_id
    limit 1
    for update of entrant skip locked`);
}

export async function updateRefunded(tx: Tx, { tournament, player }: Owed): Promise<void> {
  await tx.run(sql`
    update tournament_entrant set refunded_at = now()
    where tournament_id = ${tournament} and player_id = ${player}`);
}
