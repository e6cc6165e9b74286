import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** From when on a member counts as active on a day. Ledger units. */
export interface ActiveRule {
  readonly minTurnover: bigint;
  readonly minDeposits: bigint;
}

/** The rule of a day: the first one that was ever given for it. */
export async function ruleOfDay(
  tx: Tx,
  brandId: bigint,
  day: string,
  now: ActiveRule,
): Promise<ActiveRule> {
  await tx.run(sql`
    insert into team_rule (brand_id, day, min_turnover, min_deposits)
    values (${brandId}, ${day}::date, ${now.minTurnover}, ${now.minDeposits})
    on conflict do nothing`);
  const row = await tx.row<ActiveRule>(sql`
    select min_turnover as "minTurnover", min_deposits as "minDeposits"
    from team_rule where brand_id = ${brandId} and day = ${day}::date`);
  return row ?? now;
}
