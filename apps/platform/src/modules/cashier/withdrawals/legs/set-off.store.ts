import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Leg } from "./leg.ts";

/** A leg of a player's withdrawal that is not under way. */
export interface WaitingLeg {
  readonly id: bigint;
  readonly publicId: string;
  readonly player: bigint;
}

/** The next legs that are not under way, after one, the oldest first. */
export function selectWaiting(tx: Tx, after: bigint, most: number): Promise<WaitingLeg[]> {
  return tx.rows(sql`
    select leg.id, withdrawal.public_id as "publicId", withdrawal.player
    from withdrawal_leg leg
    join withdrawal on withdrawal.id = leg.withdrawal
    where leg.status = 'CREATED' and leg.id > ${after}
    order by leg.id limit ${most}`);
}

/** Makes a leg smaller by so many ledger units, which become a leg of their own. */
export async function shrinkLeg(tx: Tx, leg: Leg, units: bigint): Promise<void> {
  await tx.run(sql`
    update withdrawal_leg set units = units - ${units}::bigint where id = ${leg.id}`);
}
