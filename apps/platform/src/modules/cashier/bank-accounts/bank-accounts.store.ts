import type { Tx } from "@perya/postgres";
import { raw, sql } from "@perya/postgres/sql";
import type { BankAccount } from "./bank-account.ts";

const COLUMNS = raw(`
  id, public_id as "publicId", player, brand_id as "brandId", bank, number, holder, shared,
  created_at as "createdAt", usable_from as "usableFrom",
  usable_from <= now() as usable, removed_at is not null as removed`);

/** A player's accounts, also those that were removed: the default first, then the oldest. */
export function selectBankAccounts(tx: Tx, player: bigint): Promise<BankAccount[]> {
  return tx.rows<BankAccount>(
    sql`select ${COLUMNS} from bank_account 
      where player = ${player}
      order by preferred_at desc nulls last, id`,
  );
}

export function bankAccountOfPlayer(
  tx: Tx,
  player: bigint,
  publicId: string,
): Promise<BankAccount | undefined> {
  return tx.row<BankAccount>(
    sql`select ${COLUMNS} from bank_account where player = ${player} and public_id = ${publicId}`,
  );
}

/** Accounts by their ids, for lists. */
export function bankAccountsById(tx: Tx, ids: readonly bigint[]): Promise<BankAccount[]> {
  return tx.rows<BankAccount>(
    sql`select ${COLUMNS} from bank_account where id = any (${ids}::bigint[])`,
  );
}

export async function insertBankAccount(
  tx: Tx,
  account: Pick<BankAccount, "publicId" | "player" | "brandId" | "bank" | "number" | "holder">,
  waitHours: number,
): Promise<BankAccount> {
  const row = await tx.row<BankAccount>(sql`
    insert into bank_account (public_id, player, brand_id, bank, number, holder, usable_from)
    values (
      ${account.publicId}, ${account.player}, ${account.brandId}, ${account.bank},
      ${account.number}, ${account.holder}, now() + make_interval(hours => ${waitHours})
    )
    returning ${COLUMNS}`);
  if (!row) throw new Error("An inserted account answers its row");
  return row;
}

/** Nothing more is paid to an account. */
export async function updateRemoved(tx: Tx, id: bigint): Promise<void> {
  await tx.run(sql`
    update bank_account set removed_at = now(), preferred_at = null where id = ${id}`);
}

/**
 * Brings back an account that was removed, in the holder that was checked now; it waits like a new
 * one.
 */
export async function restoreBankAccount(
  tx: Tx,
  { id, holder }: Pick<BankAccount, "id" | "holder">,
  waitHours: number,
): Promise<BankAccount> {
  const row = await tx.row<BankAccount>(sql`
    update bank_account
    set removed_at = null, holder = ${holder},
      usable_from = now() + make_interval(hours => ${waitHours})
    where id = ${id}
    returning ${COLUMNS}`);
  if (!row) throw new Error("An account that was found is there");
  return row;
}

/** Makes an account of a player the default; false when there is no such one. */
export async function updatePreferred(tx: Tx, player: bigint, publicId: string): Promise<boolean> {
  const preferred = await tx.run(sql`
    update bank_account set preferred_at = now()
    where player = ${player} and public_id = ${publicId} and removed_at is null`);
  return preferred === 1;
}
