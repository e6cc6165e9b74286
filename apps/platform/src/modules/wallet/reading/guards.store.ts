import type { Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { CAP_COLUMNS } from "../caps.store.ts";
import { kindCode } from "../kinds.ts";
import type { Caps } from "../wallet.ts";

/** What stands between a player and a bet. */
export interface Guards extends Readonly<Caps> {
  readonly blocked: boolean;
  readonly excludedUntil: Temporal.Instant | null;
  /** The database's time, which decides whether an exclusion still stands. */
  readonly readAt: Temporal.Instant;
}

/** Whether the player is excluded from play. */
export function isExcluded({ excludedUntil, readAt }: Guards): boolean {
  return excludedUntil !== null && Temporal.Instant.compare(excludedUntil, readAt) > 0;
}

/** The guards of a player; undefined when there is no account. */
export function guardsOf(tx: Tx, player: bigint): Promise<Guards | undefined> {
  return tx.row(sql`
    select blocked, excluded_until as "excludedUntil", ${CAP_COLUMNS}, now() as "readAt"
    from wallet_account
    where player = ${player}`);
}

/** The key of the entry by which a player was blocked last. */
export async function lastBlockOf(tx: Tx, player: bigint): Promise<string | undefined> {
  const row = await tx.row<{ key: string }>(sql`
    select transaction as key from wallet_entry
    where player = ${player} and kind = ${kindCode("block")}
    order by seq desc limit 1`);
  return row?.key;
}

/** Which of these players are blocked. */
export async function blockedAmong(
  tx: Tx,
  players: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const rows = await tx.rows<{ player: bigint }>(
    sql`select player from wallet_account where blocked and player = any (${players}::bigint[])`,
  );
  return new Set(rows.map(({ player }) => player));
}

/** Which of these players may not play now: they are blocked, or have excluded themselves. */
export async function barredAmong(
  tx: Tx,
  players: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const rows = await tx.rows<{ player: bigint }>(sql`
    select player from wallet_account
    where player = any (${players}::bigint[]) and (blocked or excluded_until > now())`);
  return new Set(rows.map(({ player }) => player));
}

/** Which of these players have a limit on single bets, or a bonus that bounds them. */
export async function betLimitedAmong(
  tx: Tx,
  players: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const rows = await tx.rows<{ player: bigint }>(sql`
    select player from wallet_account
    where player = any (${players}::bigint[])
      and coalesce(single_bet, bonus_bet, bonus_closed) is not null`);
  return new Set(rows.map(({ player }) => player));
}

/** What a player owes the house, in ledger units: nothing is paid out before it is settled. */
export async function owedBy(tx: Tx, player: bigint): Promise<bigint> {
  const row = await tx.row<{ owed: bigint }>(
    sql`select owed from wallet_account where player = ${player}`,
  );
  return row?.owed ?? 0n;
}

/** Which of these players owe the house something. */
export async function owingAmong(tx: Tx, players: readonly bigint[]): Promise<ReadonlySet<bigint>> {
  const rows = await tx.rows<{ player: bigint }>(sql`
    select player from wallet_account
    where player = any (${players}::bigint[]) and owed > 0`);
  return new Set(rows.map(({ player }) => player));
}

/** A player's money in the platform's own wallet, in ledger units. */
export interface OwnMoney {
  readonly cash: bigint;
  readonly held: bigint;
  readonly owed: bigint;
}

/** What a player has, as last committed. Undefined without an account. */
export function moneyOf(tx: Tx, player: bigint): Promise<OwnMoney | undefined> {
  return tx.row(sql`select cash, held, owed from wallet_account where player = ${player}`);
}

/** What a player has; nothing moves until the transaction ends. Undefined without an account. */
export function lockMoney(tx: Tx, player: bigint): Promise<OwnMoney | undefined> {
  return tx.row(sql`
    select cash, held, owed from wallet_account where player = ${player} for update`);
}

/** Whether one of these players has ever bet real money. */
export async function hasRealBet(tx: Tx, players: readonly bigint[]): Promise<boolean> {
  const row = await tx.row(sql`
    select 1 from wallet_account account
    where account.player = any (${players}::bigint[])
      and account.book = 'real'
      and exists (
        select from wallet_entry bet
        where bet.player = account.player
          and bet.kind = 1
          and bet.status = 0
          and bet.cash < 0
      )
    limit 1`);
  return row !== undefined;
}
