import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { Tier } from "../terms/terms.ts";
export interface ContractIn {
  id: bigint;
  toId: bigint;
  kind: "DIVIDEND" | "DAILY_SALARY" | "HOURLY_SALARY" | "REALTIME_SALARY";
  period: string;
  mode: "FIXED" | "FLOAT";
  carry: "NONE" | "SAME_MONTH" | "ONE_PERIOD" | "PERMANENT";
  categories: string[] | null;
  tiers: Tier[];
}
export async function contractsIn(
  tx: Tx,
  brand: bigint,
  kind: string,
  from: Temporal.Instant,
  to: Temporal.Instant,
): Promise<ContractIn[]> {
  const rows = await tx.rows<
    Omit<ContractIn, "tiers"> & {
      tiers: { minTurnover: string; minNetLoss: string; minActive: number; ppm: number }[];
    }
  >(sql`
    select id, to_id as "toId", kind, period, mode, carry, categories,
      (select json_agg(json_build_object('minTurnover', min_turnover::text, 'minNetLoss', min_net_loss::text, 'minActive', min_active, 'ppm', ppm) order by position) from contract_tier where contract_id = contract.id) as tiers
    from contract where brand_id = ${brand} and kind = ${kind} and effective_from <= ${from.toString()}::timestamptz and (ended_at is null or ended_at >= ${to.toString()}::timestamptz)`);
  return rows.map((r) => ({
    ...r,
    tiers: r.tiers.map((t) => ({
      ...t,
      minTurnover: BigInt(t.minTurnover),
      minNetLoss: BigInt(t.minNetLoss ?? 0),
    })),
  }));
}
