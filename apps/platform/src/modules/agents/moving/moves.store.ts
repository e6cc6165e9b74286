import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";

/** A move that two people agreed to. */
export interface Move {
  readonly id: bigint;
  readonly publicId: string;
  readonly brandId: bigint;
  readonly player: bigint;
  /** Null for the house. */
  readonly fromParent: bigint | null;
  readonly toParent: bigint | null;
  readonly effectiveAt: Temporal.Instant;
  readonly state: "SCHEDULED" | "DONE" | "CANCELLED" | "FAILED";
  readonly agreedBy: string;
  readonly reason: string;
}

const COLUMNS = sql`
  id, public_id as "publicId", brand_id as "brandId", player_id as player,
  from_parent as "fromParent", to_parent as "toParent", effective_at as "effectiveAt", state,
  agreed_by as "agreedBy", reason`;

/** Schedules a move; false while another one of the player waits. */
export async function insertMove(tx: Tx, move: Omit<Move, "id" | "state">): Promise<boolean> {
  const added = await tx.run(sql`
    insert into agent_move (
      public_id, brand_id, player_id, from_parent, to_parent, effective_at, agreed_by, reason
    )
    values (
      ${move.publicId}, ${move.brandId}, ${move.player}, ${move.fromParent}, ${move.toParent},
      ${move.effectiveAt.toString()}::timestamptz, ${move.agreedBy}, ${move.reason}
    )
    on conflict (player_id) where state = 'SCHEDULED' do nothing`);
  return added === 1;
}

/** The move of a player that waits for its time. */
export function selectScheduled(tx: Tx, player: bigint): Promise<Move | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from agent_move where player_id = ${player} and state = 'SCHEDULED'`);
}

/** The first move that is due, held until the transaction ends. */
export function lockDue(tx: Tx): Promise<Move | undefined> {
  return tx.row(sql`
    select ${COLUMNS} from agent_move
    where state = 'SCHEDULED' and effective_at <= now()
    order by effective_at, id limit 1
    for update`);
}

/** Ends a scheduled move; false for one that is over. */
export async function endMove(
  tx: Tx,
  id: bigint,
  end: { readonly state: "DONE" | "CANCELLED" | "FAILED"; readonly by: string; why: string | null },
): Promise<boolean> {
  const ended = await tx.run(sql`
    update agent_move
    set state = ${end.state}, ended_at = now(), ended_by = ${end.by}, end_reason = ${end.why}
    where id = ${id} and state = 'SCHEDULED'`);
  return ended === 1;
}
