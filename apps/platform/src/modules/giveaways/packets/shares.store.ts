import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A share of a red packet, and whose it is. Ledger units. */
export interface Share {
  readonly packet: bigint;
  readonly place: number;
  readonly units: bigint;
  readonly player: bigint | null;
  readonly claimedAt: Temporal.Instant | null;
}

const COLUMNS = sql`
  packet_id as packet, place, units, player_id as player, claimed_at as "claimedAt"`;

export async function insertShares(tx: Tx, packet: bigint, units: readonly bigint[]) {
  await tx.run(sql`
    insert into red_packet_share (packet_id, place, units)
    select ${packet}, place, units
    from unnest(${units}::int8[]) with ordinality as share (units, place)`);
}

/** All shares in the order in which they are handed out. */
export function selectShares(tx: Tx, packet: bigint): Promise<Share[]> {
  return tx.rows(sql`
    select ${COLUMNS} from red_packet_share where packet_id = ${packet} order by place`);
}

/** The shares that some players have of some red packets. */
export function sharesHad(
  tx: Tx,
  packets: readonly bigint[],
  players: readonly bigint[],
): Promise<Share[]> {
  return tx.rows(sql`
    select ${COLUMNS} from red_packet_share
    where player_id = any (${players}::int8[]) and packet_id = any (${packets}::int8[])`);
}

/** Gives a player the next share; the caller holds the red packet, and knows that there is one. */
export async function takeShare(tx: Tx, packet: bigint, player: bigint): Promise<Share> {
  const row = await tx.row<Share>(sql`
    with next as (
      update red_packet set taken = taken + 1 where id = ${packet} returning taken
    )
    update red_packet_share set player_id = ${player}, claimed_at = now()
    from next
    where packet_id = ${packet} and place = next.taken and player_id is null
    returning ${COLUMNS}`);
  if (!row) throw new Error("A red packet has no share left while it is locked");
  return row;
}

/** What was taken of some red packets, in ledger units. */
export async function takenOf(
  tx: Tx,
  packets: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const rows = await tx.rows<{ packet: bigint; units: bigint }>(sql`
    select packet_id as packet, sum(units)::int8 as units from red_packet_share
    where packet_id = any (${packets}::int8[]) and player_id is not null
    group by 1`);
  return new Map(rows.map(({ packet, units }) => [packet, units]));
}
