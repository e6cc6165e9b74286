import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { GrantRefusal } from "./grant.ts";

/** Why a player was given nothing of a promotion, and when. */
export interface NotedRefusal {
  readonly promotion: bigint;
  readonly reason: GrantRefusal;
  readonly detail: string | null;
  readonly at: Temporal.Instant;
}

/** Notes why a player was given nothing. */
export async function insertRefusal(
  tx: Tx,
  refusal: {
    readonly promotion: bigint;
    readonly player: bigint;
    readonly reason: GrantRefusal;
    readonly detail: string | undefined;
  },
): Promise<void> {
  await tx.run(sql`
    insert into promotion_refusal (promotion, player, reason, detail)
    values (
      ${refusal.promotion}, ${refusal.player}, ${refusal.reason}, ${refusal.detail ?? null}
    )`);
}

/** A player's latest refusals, newest first. */
export function selectRefusals(tx: Tx, player: bigint, most: number): Promise<NotedRefusal[]> {
  return tx.rows(sql`
    select promotion, reason, detail, at from promotion_refusal
    where player = ${player} order by id desc limit ${most}`);
}
