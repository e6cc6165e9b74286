import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import type { EntryKind, PointsEntry } from "./entry.ts";

/** The end of a player's chain, with the database's time. */
export interface PointsAccount {
  readonly player: bigint;
  readonly balance: bigint;
  readonly seq: bigint;
  readonly digest: Buffer;
}

const ENTRY = sql`
  player_id as player, seq, kind, change, balance, quantity, ref, remark, at, digest`;

/** A player's account, opened if there is none, locked until the transaction ends. */
export async function lockAccount(
  tx: Tx,
  player: bigint,
  brandId: bigint,
): Promise<PointsAccount & { readonly now: Temporal.Instant }> {
  await tx.run(sql`
    insert into points_account (player_id, brand_id) values (${player}, ${brandId})
    on conflict (player_id) do nothing`);
  const row = await tx.row<PointsAccount & { now: Temporal.Instant }>(sql`
    select player_id as player, balance, seq, digest, clock_timestamp() as now
    from points_account
    where player_id = ${player}
    for update`);
  if (!row) throw new Error(`Player ${player} has no account of points`);
  return row;
}

/** A player's points; none before the first entry. */
export async function selectBalance(tx: Tx, player: bigint): Promise<bigint> {
  const row = await tx.row<{ balance: bigint }>(
    sql`select balance from points_account where player_id = ${player}`,
  );
  return row?.balance ?? 0n;
}

/** The entry of a kind about something, if there is one. */
export function selectEntryOf(
  tx: Tx,
  player: bigint,
  kind: EntryKind,
  ref: string,
): Promise<PointsEntry | undefined> {
  return tx.row(sql`
    select ${ENTRY} from points_entry
    where player_id = ${player} and kind = ${kind} and ref = ${ref}`);
}

/** Writes an entry, and the end of its chain. */
export async function insertEntry(tx: Tx, entry: PointsEntry): Promise<void> {
  const { player, seq, kind, change, balance, quantity, ref, remark, at, digest } = entry;
  await tx.run(sql`
    insert into points_entry (
      player_id, seq, kind, change, balance, quantity, ref, remark, at, digest
    )
    values (
      ${player}, ${seq}, ${kind}, ${change}, ${balance}, ${quantity}, ${ref}, ${remark},
      ${at.toString()}, ${digest}
    )`);
  await tx.run(sql`
    update points_account set balance = ${balance}, seq = ${seq}, digest = ${digest}
    where player_id = ${player}`);
}

/** Which of a player's entries; what is undefined narrows nothing. */
export interface EntriesWanted {
  readonly kind: EntryKind | undefined;
  /** From an instant on, and before one. */
  readonly from: Temporal.Instant | undefined;
  readonly to: Temporal.Instant | undefined;
}

/** A page of a player's entries that moved points, newest first. */
export function pageEntries(
  tx: Tx,
  player: bigint,
  { kind, from, to }: EntriesWanted,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<PointsEntry[]> {
  return tx.rows(sql`
    select ${ENTRY} from points_entry
    where player_id = ${player}
      and change <> 0
      and (${kind ?? null}::text is null or kind = ${kind ?? null})
      and (${from?.toString() ?? null}::timestamptz is null or at >= ${from?.toString() ?? null})
      and (${to?.toString() ?? null}::timestamptz is null or at < ${to?.toString() ?? null})
    order by seq desc limit ${limit} offset ${offset}`);
}
