import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { ownedBy } from "./owner.store.ts";
import { DEPOSIT_WAITS } from "./queues/work.store.ts";
import { OPEN } from "./withdrawals/withdrawal.ts";

/** How much work waits for a brand's staff; null for all brands. */
export async function queueCounts(
  tx: Tx,
  brandId: bigint | null,
): Promise<{ depositsWaiting: number; withdrawalsWaiting: number }> {
  const row = await tx.row<{ deposits: bigint; withdrawals: bigint }>(sql`
    select
      (
        select count(*) from deposit
        where ${DEPOSIT_WAITS} and ${ownedBy({ brandId })}
      ) as deposits,
      (
        select count(*) from withdrawal
        where status = any (${OPEN}::text[])
          and ${ownedBy({ brandId })}
      ) as withdrawals`);
  return {
    depositsWaiting: Number(row?.deposits ?? 0n),
    withdrawalsWaiting: Number(row?.withdrawals ?? 0n),
  };
}
