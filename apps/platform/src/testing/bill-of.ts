import { sql } from "@perya/postgres/sql";
import type { TestDatabase } from "@perya/postgres/testing";

/** A bill of a player's contract that waits for review, by its public id. */
export async function billOf(
  db: TestDatabase,
  brandId: bigint,
  player: string,
): Promise<{ readonly agentBill: string }> {
  const agentBill = `bl_${"0".repeat(20)}`;
  await db.run(sql`
    with agent as (select id from player where public_id = ${player}),
      agreed as (
        insert into contract (brand_id, kind, to_id, period)
        select ${brandId}, 'DIVIDEND', id, 'M' from agent
        returning id
      )
    insert into contract_bill (
      public_id, brand_id, contract_id, player_id, kind, period, currency, period_start, period_end,
      tiers, mode, turnover, net_loss, active, cash, base, tier, ppm, gross, down_gross, payable,
      shortfall, carry_in, carry_out, state, review
    )
    select ${agentBill}, ${brandId}, agreed.id, agent.id, 'DIVIDEND', 'M', 'PHP',
    '2026-01-31T16:00:00Z',
      '2026-02-28T16:00:00Z',
      '[{"minTurnover": "0", "minNetLoss": "1", "minActive": 0, "ppm": 100000}]'::jsonb, 'FIXED',
      1000000, 1000000, 1, 0, 1000000, 0, 100000, 100000, 0, 100000, 0, 0, 0, 'PENDING_REVIEW',
      '{FIRST_DIVIDEND}'
    from agent, agreed`);
  return { agentBill };
}
