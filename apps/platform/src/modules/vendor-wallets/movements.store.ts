import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import type { Movement, MovementStatus } from "./movement.ts";

export const MOVEMENT_COLUMNS = raw(`
  id, public_id as "publicId", player, vendor, brand_id as "brandId", player_name as "playerName",
  player_ref as "playerRef", direction, cause, units, currency, book, key, transaction, status,
  attempts, answer, created_at as "createdAt", ended_at as "endedAt"`);
const OPEN = raw(`status not in ('DONE', 'REFUSED')`);

export type NewMovement = Omit<
  Movement,
  "id" | "attempts" | "answer" | "createdAt" | "endedAt" | "status"
> & { readonly status: "CREATED" | "TAKEN" };

/** Lets one movement of a player begin at a time. */
export async function lockHolder(tx: Tx, player: bigint): Promise<void> {
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended('vendor wallets ' || ${player}::int8, 0))`);
}

/** Writes a movement that is due at once, with its first step. */
export async function insertMovement(
  tx: Tx,
  movement: NewMovement,
  actor: string,
): Promise<Movement> {
  const row = await tx.row<Movement>(sql`
    insert into vendor_movement (
      public_id, player, vendor, brand_id, player_name, player_ref, direction, cause, units,
      currency, book, key, transaction, status, due_at
    )
    values (
      ${movement.publicId}, ${movement.player}, ${movement.vendor}, ${movement.brandId},
      ${movement.playerName}, ${movement.playerRef}, ${movement.direction}, ${movement.cause},
      ${movement.units}, ${movement.currency}, ${movement.book}, ${movement.key},
      ${movement.transaction}, ${movement.status}, now()
    )
    returning ${MOVEMENT_COLUMNS}`);
  if (!row) throw new Error("An inserted movement answers its row");
  await insertStep(tx, row.id, row.status, actor, null);
  return row;
}

async function insertStep(
  tx: Tx,
  movement: bigint,
  status: MovementStatus,
  actor: string,
  note: string | null,
): Promise<void> {
  await tx.run(sql`
    insert into vendor_movement_step (movement, status, actor, note)
    values (${movement}, ${status}, ${actor}, ${note})`);
}

export function movementByKey(tx: Tx, player: bigint, key: string): Promise<Movement | undefined> {
  return tx.row(sql`
    select ${MOVEMENT_COLUMNS} from vendor_movement where player = ${player} and key = ${key}`);
}

/** The movement with a vendor that is not over. */
export function openMovement(
  tx: Tx,
  player: bigint,
  vendor: number,
): Promise<Movement | undefined> {
  return tx.row(sql`
    select ${MOVEMENT_COLUMNS} from vendor_movement
    where player = ${player} and vendor = ${vendor} and ${OPEN}`);
}

/** Every movement of a player that is not over, and the newest that are, newest first. */
export function movementsOf(tx: Tx, player: bigint, most: number): Promise<Movement[]> {
  return tx.rows(sql`
    select ${MOVEMENT_COLUMNS} from vendor_movement
    where player = ${player}
    order by id desc
    limit ${most}`);
}

export function lockMovement(tx: Tx, id: bigint): Promise<Movement | undefined> {
  return tx.row(sql`select ${MOVEMENT_COLUMNS} from vendor_movement where id = ${id} for update`);
}

/** The numbers of movements that are due now, the longest waiting first. */
export async function dueMovements(tx: Tx, most: number): Promise<bigint[]> {
  const rows = await tx.rows<{ id: bigint }>(sql`
    select id from vendor_movement where due_at <= now() order by due_at limit ${most}`);
  return rows.map(({ id }) => id);
}

/**
 * Takes a movement that is due, for so long: others skip it meanwhile, and when its taker dies it
 * is due again after that. Undefined when another was faster. Locked until the transaction ends.
 */
export function takeDue(tx: Tx, id: bigint, leaseMs: number): Promise<Movement | undefined> {
  return tx.row(sql`
    update vendor_movement set due_at = now() + ${leaseMs} * interval '1 millisecond'
    where id = (
      select id from vendor_movement where id = ${id} and due_at <= now() for update skip locked
    )
    returning ${MOVEMENT_COLUMNS}`);
}

/** Counts that the vendor is about to be asked, and answers the row. */
export async function noteAsked(tx: Tx, movement: Movement): Promise<Movement> {
  const isFirst = movement.status === "CREATED" || movement.status === "TAKEN";
  const status = isFirst ? "SENT" : movement.status;
  if (isFirst) await insertStep(tx, movement.id, "SENT", "system", null);
  const row = await tx.row<Movement>(sql`
    update vendor_movement
    set status = ${status}, attempts = attempts + 1, sent_at = coalesce(sent_at, now())
    where id = ${movement.id}
    returning ${MOVEMENT_COLUMNS}`);
  if (!row) throw new Error(`Movement ${movement.publicId} is gone`);
  return row;
}

/** Counts that the vendor is about to be asked how much everything is, and answers the row. */
export async function noteAskedHowMuch(tx: Tx, id: bigint): Promise<Movement | undefined> {
  return tx.row(sql`
    update vendor_movement set attempts = attempts + 1 where id = ${id}
    returning ${MOVEMENT_COLUMNS}`);
}

/**
 * Sets what is to come out, once the vendor has said what is there. The movement itself was never
 * asked for, and is due now.
 */
export async function setUnits(tx: Tx, id: bigint, units: bigint): Promise<void> {
  await tx.run(sql`
    update vendor_movement set units = ${units}, attempts = 0, due_at = now() where id = ${id}`);
}

/** Leads a movement to a state with its step; over or stuck, it is due no more. */
export async function moveTo(
  tx: Tx,
  movement: Movement,
  status: "DONE" | "REFUSED" | "STUCK" | "UNKNOWN",
  actor: string,
  note: string | null,
): Promise<Movement> {
  const row = await tx.row<Movement>(sql`
    update vendor_movement
    set status = ${status},
      answer = coalesce(${note}, answer),
      due_at = case when ${status} = 'UNKNOWN' then due_at end,
      ended_at = case when ${status} in ('DONE', 'REFUSED') then now() end
    where id = ${movement.id}
    returning ${MOVEMENT_COLUMNS}`);
  if (!row) throw new Error(`Movement ${movement.publicId} is gone`);
  if (movement.status !== status) await insertStep(tx, movement.id, status, actor, note);
  return row;
}

/** Has a movement's vendor be asked again after so long. */
export async function askIn(
  tx: Tx,
  id: bigint,
  waitMs: number,
  answer: string | null,
): Promise<void> {
  await tx.run(sql`
    update vendor_movement
    set due_at = now() + ${waitMs} * interval '1 millisecond', answer = coalesce(${answer}, answer)
    where id = ${id}`);
}

/** Whether a movement was sent longer ago than so many hours. */
export async function wasSentBefore(tx: Tx, id: bigint, hours: number): Promise<boolean> {
  const row = await tx.row<{ past: boolean }>(sql`
    select sent_at < now() - ${hours} * interval '1 hour' as past from vendor_movement
    where id = ${id}`);
  return row?.past === true;
}

/** Whether a movement began longer ago than so many hours. */
export async function wasBegunBefore(tx: Tx, id: bigint, hours: number): Promise<boolean> {
  const row = await tx.row<{ past: boolean }>(sql`
    select created_at < now() - ${hours} * interval '1 hour' as past from vendor_movement
    where id = ${id}`);
  return row?.past === true;
}
