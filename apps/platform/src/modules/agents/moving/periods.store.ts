import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { PeriodKind } from "../periods.ts";

/**
 * Notes the period of a player's running contract, by the contract's kind; null when none runs. A
 * move of the team waits for a start of all its periods.
 */
export async function notePeriod(
  tx: Tx,
  player: bigint,
  contract: string,
  period: PeriodKind | null,
): Promise<void> {
  if (period === null)
    await tx.run(sql`
      delete from agent_period where player_id = ${player} and contract = ${contract}`);
  else
    await tx.run(sql`
      insert into agent_period (player_id, contract, period)
      values (${player}, ${contract}, ${period})
      on conflict (player_id, contract) do update set period = excluded.period`);
}

/** The periods of all contracts that a move touches: of the team and of both lines above. */
export async function selectPeriods(
  tx: Tx,
  player: bigint,
  parent: bigint | null,
): Promise<PeriodKind[]> {
  const rows = await tx.rows<{ period: PeriodKind }>(sql`
    select distinct period from agent_period
    where player_id in (${player}, ${parent})
      or player_id in (
        select ancestor_id from agent_line
        where descendant_id in (${player}, ${parent}) and to_at = 'infinity'
        union all
        select descendant_id from agent_line where ancestor_id = ${player} and to_at = 'infinity'
      )`);
  return rows.map(({ period }) => period);
}
