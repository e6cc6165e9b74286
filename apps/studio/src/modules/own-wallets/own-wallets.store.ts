import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { playersOf } from "../sessions/index.ts";
import type { Move, Moved, PlayedMove, Misconduct } from "./own-wallets.ts";

/** Lets one movement of a transaction id pass at a time, however many ask. */
export async function lockTransaction(tx: Tx, transaction: string): Promise<void> {
  await tx.run(sql`
    select pg_advisory_xact_lock(hashtextextended('own movement ' || ${transaction}, 0))`);
}

export function selectMove(tx: Tx, transaction: string): Promise<Moved | undefined> {
  return tx.row(sql`
    select player, kind, currency, units, reference, delta, status, balance from own_movement
    where transaction = ${transaction}`);
}

/** Whether a movement was taken back, or its rollback came first. */
export async function isTakenBack(tx: Tx, transaction: string): Promise<boolean> {
  return (
    (await tx.row(sql`
      select 1 from own_movement where reference = ${transaction} and kind = 'rollback'`)) !==
    undefined
  );
}

export async function selectBalance(tx: Tx, player: bigint, currency: string): Promise<bigint> {
  const row = await tx.row<{ units: bigint }>(sql`
    select units from own_balance where player = ${player} and currency = ${currency}`);
  return row?.units ?? 0n;
}

export async function writeBalance(
  tx: Tx,
  player: bigint,
  currency: string,
  units: bigint,
): Promise<void> {
  await tx.run(sql`
    insert into own_balance (player, currency, units) values (${player}, ${currency}, ${units})
    on conflict (player, currency) do update set units = excluded.units`);
}

export async function insertMove(
  tx: Tx,
  move: Move,
  { delta, status, balance }: Pick<Moved, "delta" | "status" | "balance">,
): Promise<void> {
  await tx.run(sql`
    insert into own_movement (
      transaction, player, kind, currency, units, reference, round, game, delta, status, balance
    )
    values (
      ${move.transaction}, ${move.player}, ${move.kind}, ${move.currency}, ${move.units},
      ${move.reference}, ${move.round}, ${move.game}, ${delta}, ${status}, ${balance}
    )`);
}

/**
 * What was played after a place, oldest first; of transactions that others may still overtake,
 * nothing.
 */
export function selectPlayed(
  tx: Tx,
  operator: string,
  after: { readonly tx: string; readonly id: string },
  most: number,
): Promise<PlayedMove[]> {
  return tx.rows(sql`
    select m.tx::text as tx, m.id, p.name as "user", m.transaction, m.kind, m.currency, m.units,
      m.delta, m.reference, m.round, m.game, m.at
    from own_movement m
    join ${playersOf(operator)} p on p.id = m.player
    where m.round is not null
      and m.status = 'RS_OK'
      and m.tx < pg_snapshot_xmin(pg_current_snapshot())
      and (m.tx, m.id) > (${after.tx}::xid8, ${after.id}::bigint)
    order by m.tx, m.id
    limit ${most}`);
}

export function selectMisconduct(tx: Tx, player: bigint): Promise<Misconduct | undefined> {
  return tx.row(sql`
    select kind, wait_ms as "waitMs" from own_misconduct where player = ${player}`);
}

export async function writeMisconduct(
  tx: Tx,
  player: bigint,
  { kind, waitMs }: Misconduct,
): Promise<void> {
  await tx.run(sql`
    insert into own_misconduct (player, kind, wait_ms) values (${player}, ${kind}, ${waitMs})
    on conflict (player) do update set kind = excluded.kind, wait_ms = excluded.wait_ms`);
}

export async function deleteMisconduct(tx: Tx, player: bigint): Promise<void> {
  await tx.run(sql`delete from own_misconduct where player = ${player}`);
}
