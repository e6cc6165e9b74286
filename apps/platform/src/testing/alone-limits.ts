import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

const NO_LIMIT = 10n ** 18n;

/**
 * From here on only what is above an amount at once needs a second person, for tests that move
 * money all day with the same people.
 */
export async function onlyLargeNeedsTwo(tx: Tx, single: bigint): Promise<void> {
  await tx.run(sql`
    insert into approval_limit (brand_id, single_units, staff_day_units, player_day_units)
    select id, ${single}, ${NO_LIMIT}, ${NO_LIMIT} from brand
    on conflict (brand_id) do update set
      single_units = excluded.single_units,
      staff_day_units = excluded.staff_day_units,
      player_day_units = excluded.player_day_units`);
}
