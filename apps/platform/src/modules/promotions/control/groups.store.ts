import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** In which group of a promotion a player was drawn. */
export interface Drawn {
  readonly promotion: bigint;
  readonly heldOut: boolean;
}

/** A player's groups in some promotions. */
export function selectDrawn(
  tx: Tx,
  player: bigint,
  promotions: readonly bigint[],
): Promise<Drawn[]> {
  return tx.rows(sql`
    select promotion, held_out as "heldOut" from promotion_group
    where player = ${player} and promotion = any (${promotions}::bigint[])`);
}

/** Keeps a player's groups; the first one of each promotion stays. */
export async function insertDrawn(tx: Tx, player: bigint, drawn: readonly Drawn[]): Promise<void> {
  await tx.run(sql`
    insert into promotion_group (promotion, player, held_out)
    select promotion, ${player}, held_out
    from unnest(
      ${drawn.map(({ promotion }) => promotion)}::bigint[],
      ${drawn.map(({ heldOut }) => heldOut)}::boolean[]
    ) as drawn (promotion, held_out)
    on conflict do nothing`);
}
