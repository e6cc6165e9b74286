import type { Tx } from "@perya/postgres";
import { join, sql } from "@perya/postgres/sql";
import { kindCode } from "../kinds.ts";

const AWAY = join([
  sql`${kindCode("bet")}`,
  sql`${kindCode("hold")}`,
  sql`${kindCode("transfer-out")}`,
  sql`${kindCode("debit")}`,
]);

/**
 * Whether a player's money was left alone since the deposit that was credited under a reason:
 * nothing of it was bet, withdrawn or sent away, also where it came back since. A fee of the
 * deposit is its own. False where there is no such deposit.
 */
export async function isLeftAlone(tx: Tx, player: bigint, reason: string): Promise<boolean> {
  const row = await tx.row<{ alone: boolean }>(sql`
    select not exists (
      select from wallet_entry e
      where e.player = ${player} and e.seq > deposit.seq and e.kind in (${AWAY})
        and e.status = 0 and e.cash < 0 and e.note is distinct from ${reason}
    ) as alone
    from wallet_entry deposit
    where deposit.player = ${player} and deposit.kind > 2
      and deposit.kind = ${kindCode("deposit")} and deposit.note = ${reason}`);
  return row?.alone ?? false;
}
