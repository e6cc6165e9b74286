import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import { MOVEMENT_COLUMNS } from "../movements.store.ts";
import type { Movement, MovementStatus } from "../movement.ts";

/** What staff narrow the movements to; null does not narrow. */
export interface MovementFilter {
  readonly brandId: bigint | null;
  readonly statuses: readonly MovementStatus[] | null;
  readonly player: string | null;
}

/** Movements that a filter lets through, newest first, and one more when there is another page. */
export function pageMovements(
  tx: Tx,
  { brandId, statuses, player }: MovementFilter,
  pageNo: number,
  pageSize: number,
): Promise<Movement[]> {
  const open = statuses?.every((status) => status !== "DONE" && status !== "REFUSED");
  return tx.rows(sql`
    select ${MOVEMENT_COLUMNS} from vendor_movement
    where (${brandId}::bigint is null or brand_id = ${brandId})
      and (${statuses}::text[] is null or status = any (${statuses}::text[]))
      and (${player}::text is null or player_ref = ${player} or player_name = lower(${player}))
      ${open ? raw("and status not in ('DONE', 'REFUSED')") : raw("")}
    order by id desc
    limit ${pageSize + 1} offset ${(pageNo - 1) * pageSize}`);
}

/** A movement that staff of a brand, or of the house for null, may see; locked if asked. */
export function findMovement(
  tx: Tx,
  publicId: string,
  brandId: bigint | null,
  locked: boolean,
): Promise<Movement | undefined> {
  return tx.row(sql`
    select ${MOVEMENT_COLUMNS} from vendor_movement
    where public_id = ${publicId} and (${brandId}::bigint is null or brand_id = ${brandId})
    ${locked ? raw("for update") : raw("")}`);
}

/** How many movements wait for staff, and how many for their vendor: for its word on the movement,
 * or on how much everything is. */
interface Open {
  readonly stuck: bigint;
  readonly unknown: bigint;
  readonly silent: bigint;
}

/** Counts what waits. */
export async function countOpen(tx: Tx, brandId: bigint | null): Promise<Open> {
  const row = await tx.row<Open>(sql`
    select count(*) filter (where status = 'STUCK') as stuck,
      count(*) filter (where status = 'UNKNOWN') as unknown,
      count(*) filter (where units is null and attempts > 0) as silent
    from vendor_movement
    where status not in ('DONE', 'REFUSED')
      and (${brandId}::bigint is null or brand_id = ${brandId})`);
  return row ?? { stuck: 0n, unknown: 0n, silent: 0n };
}

/** One state a movement was in. */
export interface MovementStep {
  readonly status: MovementStatus;
  readonly actor: string;
  readonly note: string | null;
  readonly at: Temporal.Instant;
}

export function stepsOf(tx: Tx, movement: bigint): Promise<MovementStep[]> {
  return tx.rows(sql`
    select status, actor, note, at from vendor_movement_step
    where movement = ${movement}
    order by at`);
}

/** Has the vendor of an open movement be asked at once. */
export async function askNow(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`
    update vendor_movement set due_at = now()
    where id = ${id} and status in ('CREATED', 'SENT', 'UNKNOWN', 'STUCK')`);
}

/** A player's wallet at a vendor that differs from what the vendor said. */
export interface Differing {
  readonly vendor: number;
  readonly playerRef: string;
  readonly playerName: string;
  readonly currency: string;
  readonly kept: bigint;
  readonly reported: bigint;
  readonly difference: bigint;
  readonly at: Temporal.Instant;
}

export function differingWallets(
  tx: Tx,
  brandId: bigint | null,
  most: number,
): Promise<Differing[]> {
  return tx.rows(sql`
    select vendor, player_ref as "playerRef", player_name as "playerName", currency, kept,
      reported, difference, reported_at as at
    from vendor_wallet
    where difference <> 0 and (${brandId}::bigint is null or brand_id = ${brandId})
    order by abs(difference) desc
    limit ${most}`);
}
