import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** What of a withdrawal did not arrive, as its player says. */
export interface Dispute {
  readonly withdrawal: bigint;
  /** Ledger units of all transfers that are disputed. */
  readonly units: bigint;
  /** Since when the first of them is. */
  readonly since: Temporal.Instant;
  /** Pictures by which the player proves it. */
  readonly pictures: number;
}

/** Disputes of those of some withdrawals that have one. */
export function selectDisputes(tx: Tx, withdrawals: readonly bigint[]): Promise<Dispute[]> {
  return tx.rows(sql`
    select leg.withdrawal, sum(leg.units)::int8 as units, min(leg.changed_at) as since,
      sum(sent.pictures)::int4 as pictures
    from withdrawal_leg leg
    cross join lateral (
      select count(*) as pictures from withdrawal_leg_picture
      where withdrawal_leg_picture.leg = leg.id and side = 'PLAYER'
    ) as sent
    where leg.withdrawal = any (${withdrawals}::bigint[]) and leg.status = 'DISPUTED'
    group by leg.withdrawal`);
}
