import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A bonus that was credited. Ledger units. */
interface CreditedGrant {
  readonly publicId: string;
  readonly promotion: bigint;
  readonly units: bigint;
  readonly at: Temporal.Instant;
}

/** A player's bonuses that were credited since a time, the newest first. */
export function selectCreditedSince(
  tx: Tx,
  player: bigint,
  since: Temporal.Instant,
  most: number,
): Promise<CreditedGrant[]> {
  return tx.rows(sql`
    select public_id as "publicId", promotion, bonus_units as units, claimed.at
    from promotion_grant
    join promotion_step claimed
      on subject = 'grant' and subject_id = promotion_grant.id and to_status = 'CLAIMED'
    where player = ${player} and seq is not null and claimed.at >= ${since.toString()}
    order by claimed.at desc limit ${most}`);
}
