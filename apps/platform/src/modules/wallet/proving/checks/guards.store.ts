import { copyOut, type Tx } from "@perya/postgres";
import { sql } from "@perya/postgres/sql";
import { CAP_COLUMN } from "../../caps.store.ts";
import { CAP_NAMES, eachCap, type CapName } from "../../wallet.ts";
import { CopiedRow } from "../scan/copied-row.ts";

/** An entry that changes the guards of a player: blocks, exclusions and limits. */
export interface GuardEntry {
  readonly player: number;
  readonly seq: number;
  /** The stored code: see kinds.ts. */
  readonly kind: number;
  readonly note: string;
}

/** Every entry that changes guards, in the order of players and their logs. */
export async function copyGuardEntries(tx: Tx, each: (entry: GuardEntry) => void): Promise<void> {
  const row = new CopiedRow();
  const select =
    "select player, seq, kind::int4, coalesce(note, '') from wallet_entry " +
    "where kind between 18 and 21 order by player, seq";
  await copyOut(tx, select, (bytes) => {
    row.of(bytes);
    each({
      player: Number(row.int8()),
      seq: Number(row.int8()),
      kind: row.int4(),
      note: row.text(),
    });
  });
}

/**
 * The guards that stand in an account's row. Caps in ledger units, the time in milliseconds since
 * 1970; -1 for what is not set.
 */
export interface StoredGuards extends Readonly<Record<CapName, bigint>> {
  readonly blocked: boolean;
  readonly excludedUntil: bigint;
}

const GUARDS =
  "blocked::int4, coalesce(floor(extract(epoch from excluded_until) * 1000)::int8, -1), " +
  CAP_NAMES.map((cap) => `coalesce(${CAP_COLUMN[cap]}, -1), `).join("") +
  "currency, book::text";

/** Every account that has a guard. */
export async function copyGuardedAccounts(
  tx: Tx,
  each: (player: number, guards: StoredGuards, book: string) => void,
): Promise<void> {
  const row = new CopiedRow();
  const select = `
    select player, ${GUARDS} from wallet_account
    where blocked
      or excluded_until is not null
      or coalesce(${CAP_NAMES.map((cap) => CAP_COLUMN[cap]).join(", ")}) is not null`;
  await copyOut(tx, select, (bytes) => {
    row.of(bytes);
    const player = Number(row.int8());
    const guards = {
      blocked: row.int4() === 1,
      excludedUntil: row.int8(),
      ...eachCap(() => row.int8()),
    };
    each(player, guards, `${row.text()} ${row.text()}`);
  });
}

/** The books of some players, each as "currency book". */
export async function selectBooks(
  tx: Tx,
  players: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await tx.rows<{ player: bigint; book: string }>(sql`
    select player, currency || ' ' || book as book from wallet_account
    where player = any(${players}::int8[])`);
  return new Map(rows.map(({ player, book }) => [Number(player), book]));
}
