import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** Most others that are named. */
const MOST = 50;

/** Another player of the brand who gave the same phone or identity number. */
export interface SamePerson {
  readonly player: bigint;
  readonly what: "phone" | "document";
  /** Its end only. */
  readonly value: string;
  /** When the other player's details were last changed. */
  readonly at: Temporal.Instant;
}

/** Who gave the same phone or identity number as a player, the latest first. */
export function selectSamePerson(tx: Tx, player: bigint, brandId: bigint): Promise<SamePerson[]> {
  return tx.rows(sql`
    with own as (select mobile, id_number from player_profile where player_id = ${player})
    select found.player_id as player, found.what, right(found.value, 4) as value,
      found.updated_at as at
    from (
      (
        select other.player_id, 'phone' as what, other.mobile as value, other.updated_at
        from own join player_profile other on other.mobile = own.mobile
        limit ${MOST}
      )
      union all
      (
        select other.player_id, 'document', other.id_number, other.updated_at
        from own join player_profile other on other.id_number = own.id_number
        limit ${MOST}
      )
    ) found
    join player p on p.id = found.player_id
    where found.player_id <> ${player} and p.brand_id = ${brandId}
    order by found.updated_at desc limit ${MOST}`);
}
