import { sql } from "@perya/postgres/sql";
import type { HeldData } from "../../held-data.ts";

/** What an agent's contracts came to; of the team only its sums. */
export const CONTRACTS_HOLD: readonly HeldData[] = [
  {
    name: "agentBills",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select id as key, jsonb_build_object(
          'id', public_id, 'kind', kind, 'period', period, 'from', period_start,
          'until', period_end, 'currency', currency, 'turnover', turnover::text,
          'netLoss', net_loss::text, 'active', active, 'gross', gross::text,
          'downlines', down_gross::text, 'amount', payable::text, 'state', state,
          'paidAt', paid_at
        ) as row
        from contract_bill
        where player_id = ${player} and id > ${after}
        order by id limit ${limit}`),
  },
  {
    name: "agentBillParts",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select bill_id as key, jsonb_build_object('amount', gross::text) as row
        from contract_bill_part
        where player_id = ${player} and bill_id > ${after}
        order by bill_id limit ${limit}`),
  },
  {
    name: "agentMeasures",
    read: (tx, player, after, limit) =>
      tx.rows(sql`
        select n as key, row
        from (
          select row_number() over (order by period_start, kind, period, category) as n,
            jsonb_build_object(
              'kind', kind, 'period', period, 'from', period_start, 'category', category,
              'turnover', turnover::text, 'netLoss', net_loss::text
            ) as row
          from contract_measure
          where player_id = ${player}
        ) numbered
        where n > ${after}
        order by n limit ${limit}`),
  },
];
